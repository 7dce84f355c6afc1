import useSWR from 'swr';

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

interface CategoryNode {
  code: string;
  title: string;
  children?: CategoryNode[];
}

type Category = Pick<CategoryNode, 'code' | 'title'>;

const allIn = (nodes: readonly CategoryNode[]): Category[] =>
  nodes.flatMap(({ code, title, children = [] }) => [{ code, title }, ...allIn(children)]);

/** The categories that processes are filed under by their codes, parents before children; none until they are read. */
export function useProcessCategories(): readonly Category[] {
  const { http, locale } = useWorkplace();
  const { data = [] } = useSWR<CategoryNode[], Error>(
    ['process-categories', locale],
    () => http.get<CategoryNode[]>(`${processCategory.path}/allTree`, undefined, { quiet: true }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return allIn(data);
}

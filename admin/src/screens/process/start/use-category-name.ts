import useSWR from 'swr';

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { useWorkplace } from '../../../kit/page/session-context.tsx';
import { useStartWords } from './use-start-words.ts';

interface CategoryNode {
  code: string;
  title: string;
  children?: CategoryNode[];
}

const namesIn = (nodes: readonly CategoryNode[]): (readonly [code: string, name: string])[] =>
  nodes.flatMap(({ code, title, children = [] }) => [[code, title] as const, ...namesIn(children)]);

/** What the category is called that processes are filed under by its code; the code itself where there is no such category any more. */
export function useCategoryName(): (category: string | null) => string {
  const t = useStartWords();
  const { http, locale } = useWorkplace();
  const { data = [] } = useSWR<CategoryNode[], Error>(
    ['category-names', locale],
    () => http.get<CategoryNode[]>(`${processCategory.path}/allTree`, undefined, { quiet: true }),
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  const names = new Map(namesIn(data));
  return (category) => (category ? (names.get(category) ?? category) : t('other'));
}

import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useWorkplace } from '../../kit/page/session-context.tsx';

/** A colleague as the search tells of him. */
export interface Colleague {
  id: string;
  realName: string;
  avatar: string | null;
  deptName: string | null;
  postName: string | null;
}

/** What colleagues are looked for by, and which page of them is wanted. */
export interface PeopleQuery {
  current: number;
  size: number;
  /** Part of a name or an account. */
  keyword?: string;
  deptId?: string;
  roleId?: string;
  postId?: string;
}

/** One page of the colleagues that a search finds. */
export function usePeople(query: PeopleQuery): { page: Page<Colleague> | undefined; isLoading: boolean } {
  const { http } = useWorkplace();
  const { data, isLoading } = useSWR<Page<Colleague>, Error>(
    ['people', JSON.stringify(query)],
    () => http.get<Page<Colleague>>('blade-user/search/user', query),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  return { page: data, isLoading };
}

import { useEffect, useState } from 'react';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { pickerPageSizes } from '@policy/shared/auth/storage/constants.ts';

import type { Colleague } from '../../../components/person-picker/use-people.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const [pageSize] = pickerPageSizes;
/** Whoever is not among so many is looked for by more of his name. */
const most = 100;
const settleMs = 250;

/** Colleagues by part of a name, a page more whenever it is asked for; nobody is looked for while the keyword is undefined. */
export function useColleaguePages(keyword: string | undefined) {
  const { http } = useWorkplace();
  const [asked, setAsked] = useState({ text: keyword, size: pageSize });
  useEffect(() => {
    const timer = setTimeout(
      () => setAsked((now) => (now.text === keyword ? now : { text: keyword, size: pageSize })),
      settleMs,
    );
    return () => clearTimeout(timer);
  }, [keyword]);
  const { text, size } = asked;
  const { data, isLoading, isValidating } = useSWR<Page<Colleague>, Error>(
    text === undefined ? null : ['colleagues-mentioned', text, size],
    () => http.get('blade-user/search/user', { current: 1, size, ...(text && { keyword: text }) }),
    { revalidateOnFocus: false, keepPreviousData: true },
  );
  const people = data?.records ?? [];
  const hasMore = people.length < Math.min(data?.total ?? 0, most);
  return {
    people,
    isLoading: isLoading || isValidating,
    more: () => {
      if (hasMore && !isValidating) setAsked({ text, size: Math.min(size + pageSize, most) });
    },
  };
}

import { useEffect, useState } from 'react';
import useSWRInfinite from 'swr/infinite';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { pickerPageSizes } from '@policy/shared/auth/storage/constants.ts';

import type { Colleague } from '../../../components/person-picker/use-people.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const [size] = pickerPageSizes;
const settleMs = 250;

/** Colleagues by part of a name, a page at a time; nobody is looked for while the keyword is undefined. */
export function useColleaguePages(keyword: string | undefined) {
  const { http } = useWorkplace();
  const [asked, setAsked] = useState(keyword);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(keyword), settleMs);
    return () => clearTimeout(timer);
  }, [keyword]);
  const keyOf = (index: number, before: Page<Colleague> | null) => {
    const isOver = before !== null && before.records.length < size;
    return asked === undefined || isOver ? null : ['people-pages', asked, index + 1];
  };
  const load = ([, text, current]: [string, string, number]) =>
    http.get<Page<Colleague>>('blade-user/search/user', { current, size, ...(text && { keyword: text }) });
  const pages = useSWRInfinite<Page<Colleague>, Error>(keyOf, load, {
    ...{ revalidateOnFocus: false, revalidateFirstPage: false, keepPreviousData: true },
  });
  const people = (pages.data ?? []).flatMap(({ records }) => records);
  const hasMore = people.length < (pages.data?.[0]?.total ?? 0);
  return {
    people,
    isLoading: pages.isLoading || pages.isValidating,
    more: () => {
      if (hasMore && !pages.isValidating) void pages.setSize(pages.size + 1);
    },
  };
}

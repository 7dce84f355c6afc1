import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { pickerPageSizes } from '@policy/shared/auth/storage/constants.ts';

import type { Colleague } from '../../../components/person-picker/use-people.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

const [size] = pickerPageSizes;
const settleMs = 250;

/** What is looked for, and how many pages of it are listed; nobody is looked for while the keyword is undefined. */
interface Asked {
  keyword: string | undefined;
  pages: number;
}

/** What has been read, and the keyword that it was read for. */
interface Found {
  keyword: string;
  pages: Page<Colleague>[];
}

/** Colleagues by part of a name, a page at a time; who was found for another keyword is not among them. */
export function useColleaguePages(keyword: string | undefined) {
  const { http } = useWorkplace();
  const [asked, setAsked] = useState<Asked>({ keyword, pages: 1 });
  const known = useRef(new Map<string, Promise<Page<Colleague>>>());
  useEffect(() => {
    const timer = setTimeout(() => setAsked({ keyword, pages: 1 }), settleMs);
    return () => clearTimeout(timer);
  }, [keyword]);
  // Each page is read once, however far the list goes on.
  const pageOf = (text: string, current: number) => {
    const key = `${String(current)} ${text}`;
    const query = { current, size, ...(text && { keyword: text }) };
    const page = known.current.get(key) ?? http.get<Page<Colleague>>('blade-user/search/user', query);
    known.current.set(key, page);
    page.catch(() => known.current.delete(key));
    return page;
  };
  const load = async ([, text, pages]: [string, string, number]) => ({
    keyword: text,
    pages: await Promise.all(Array.from({ length: pages }, (_, at) => pageOf(text, at + 1))),
  });
  const key = asked.keyword === undefined ? null : ['people-pages', asked.keyword, asked.pages];
  const { data, isLoading } = useSWR<Found, Error>(key, load, {
    ...{ revalidateOnFocus: false, keepPreviousData: true },
  });
  const found = pagesFor(keyword, data);
  const people = found.flatMap(({ records }) => records);
  const hasMore = people.length < (found[0]?.total ?? 0);
  return {
    people,
    /** Nobody is known yet for the keyword; a further page is waited for behind those who are listed. */
    isSearching: keyword !== asked.keyword || (isLoading && found.length === 0),
    more: () => {
      if (hasMore && !isLoading) setAsked({ ...asked, pages: asked.pages + 1 });
    },
  };
}

const pagesFor = (keyword: string | undefined, found: Found | undefined) =>
  found?.keyword === keyword ? (found?.pages ?? []) : [];

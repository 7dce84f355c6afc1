import { useEffect } from 'react';
import { z } from 'zod';
import { create } from 'zustand';
import useSWR from 'swr';

import type { TopMenu } from '@policy/shared/client/sign-in-client.ts';
import type { Locale } from '@policy/shared/messages/kit.ts';

import { useLanguage } from '../locale.tsx';
import { signInCalls, session, store } from '../site.ts';
import { topInFront } from './top-in-front.ts';
import type { LastTop, Visit } from './top-in-front.ts';

const key = 'topMenu';
const stored = z.object({ chosen: z.string(), page: z.string() });

interface KeptTop extends LastTop {
  keep: (last: LastTop) => void;
}

/** The entry of the top bar whose menus were shown last, and for which page; it survives F5. */
const useLast = create<KeptTop>()((set) => ({
  ...(store.read(key, stored) ?? { chosen: '', page: '' }),
  keep: (last) => {
    store.write(key, last, 'session');
    set(last);
  },
}));

/** The entries of the top bar, and the one in front; without entries every menu stands in the side menu. */
export interface TopMenus {
  ready: boolean;
  entries: readonly TopMenu[];
  chosen: string;
  choose: (id: string) => void;
}

/** What they are kept by: they are those of a person, in a language. */
export const topMenusKey = (locale: Locale) => ['top-menus', session.user()?.user_id, locale] as const;

/** Asks the server for them. */
export const loadTopMenus = (): Promise<TopMenu[]> => signInCalls.topMenus();

/** The top menus of the person signed in, in the reader's language; the one in front goes with the page. */
export function useTopMenus(visit: Visit): TopMenus {
  const { locale } = useLanguage();
  const { keep, ...last } = useLast();
  const { data, error } = useSWR<TopMenu[], Error>(topMenusKey(locale), loadTopMenus, {
    ...{ revalidateOnFocus: false, revalidateIfStale: false },
    ...{ keepPreviousData: true, shouldRetryOnError: false },
  });
  const entries = data ?? [];
  const { page } = visit;
  const chosen = topInFront(entries, last, visit);
  useEffect(() => {
    if (chosen) keep({ chosen, page });
  }, [chosen, page, keep]);
  const ready = data !== undefined || error !== undefined;
  return { ready, entries, chosen, choose: (id) => keep({ chosen: id, page }) };
}

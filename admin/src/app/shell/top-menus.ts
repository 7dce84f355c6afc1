import { z } from 'zod';
import { create } from 'zustand';
import useSWR from 'swr';

import type { TopMenu } from '@policy/shared/client/identity-client.ts';

import { useLanguage } from '../locale.tsx';
import { identity, session, store } from '../site.ts';

const key = 'topMenu';

interface ChosenTopMenu {
  chosen: string;
  choose: (id: string) => void;
}

/** The entry of the top bar whose menus are shown; it survives F5. */
const useChosen = create<ChosenTopMenu>()((set) => ({
  chosen: store.read(key, z.string()) ?? '',
  choose: (chosen) => {
    store.write(key, chosen, 'session');
    set({ chosen });
  },
}));

/** The entries of the top bar, and the one in front; without entries every menu stands in the side menu. */
export interface TopMenus extends ChosenTopMenu {
  ready: boolean;
  entries: readonly TopMenu[];
}

/** The top menus of the person signed in, in the reader's language. */
export function useTopMenus(): TopMenus {
  const { locale } = useLanguage();
  const { chosen, choose } = useChosen();
  const { data, error } = useSWR<TopMenu[], Error>(
    ['top-menus', session.user()?.user_id, locale],
    () => identity.topMenus(),
    { revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true, shouldRetryOnError: false },
  );
  const entries = data ?? [];
  const isKnown = entries.some(({ id }) => id === chosen);
  const ready = data !== undefined || error !== undefined;
  return { ready, entries, chosen: isKnown ? chosen : (entries[0]?.id ?? ''), choose };
}

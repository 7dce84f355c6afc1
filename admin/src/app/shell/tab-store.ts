import { z } from 'zod';
import { create } from 'zustand';

import type { Tab } from '@policy/shared/auth/navigation.ts';

import { usePageNames } from '../../kit/page-names.ts';
import { store } from '../site.ts';
import { closeOthers, closeTab, homePath, openTab } from './tabs.ts';

const strings = z.record(z.string(), z.string().optional());
const stored = z.array(
  z.object({
    label: z.string(),
    value: z.string(),
    params: strings.optional(),
    query: strings,
    meta: z.object({
      isAuth: z.boolean().optional(),
      isTab: z.boolean().optional(),
      i18n: z.string().optional(),
    }),
    group: z.string(),
  }),
);

interface OpenTabs {
  tabs: readonly Tab[];
  open: (tab: Tab) => void;
  /** Closes a tab and tells where to go now, if anywhere. */
  close: (value: string, active: string) => Tab | undefined;
  closeOthers: (value: string) => void;
  /** Leaves the home tab alone. */
  clear: () => void;
}

const home: Tab = { label: '', value: homePath, params: {}, query: {}, meta: {}, group: '' };

const restored = () => store.read('tabs', stored)?.map((tab): Tab => ({ params: {}, ...tab })) ?? [home];

/** The open tabs of this browser tab; they and the names of their pages survive F5 and end with the session. */
export const useTabs = create<OpenTabs>()((set, get) => ({
  tabs: restored(),
  open: (tab) => set({ tabs: openTab(get().tabs, tab) }),
  close: (value, active) => {
    const { tabs, next } = closeTab(get().tabs, value, active);
    set({ tabs });
    return next;
  },
  closeOthers: (value) => set({ tabs: closeOthers(get().tabs, value) }),
  clear: () => set({ tabs: [home] }),
}));

usePageNames.setState({ names: store.read('pageNames', z.record(z.string(), z.string())) ?? {} });
usePageNames.subscribe(({ names }) => store.write('pageNames', names, 'session'));
useTabs.subscribe(({ tabs }) => {
  store.write('tabs', tabs, 'session');
  usePageNames.getState().keep(tabs.map(({ value }) => value));
});

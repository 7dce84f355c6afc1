import { z } from 'zod';
import { create } from 'zustand';

import type { Tab } from '@policy/shared/auth/navigation/navigation.ts';

import { usePageNames } from '../../../kit/page/page-names.ts';
import { store } from '../../site.ts';
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
  close: (value: string) => void;
  closeOthers: (value: string) => void;
  /** Leaves the home tab alone. */
  clear: () => void;
  /** What goes with the page in front once that is left, and the mark that whoever arrives elsewhere brings along. */
  departure: { mark: number; drop: () => void } | undefined;
  depart: (drop: () => void) => number;
  arrive: (mark: unknown) => void;
}

const home: Tab = { label: '', value: homePath, params: {}, query: {}, meta: {}, group: '' };

const restored = () => store.read('tabs', stored)?.map((tab): Tab => ({ params: {}, ...tab })) ?? [home];

/** The open tabs of this browser tab; they and the names of their pages survive F5 and end with the session. */
export const useTabs = create<OpenTabs>()((set, get) => ({
  tabs: restored(),
  open: (tab) => set({ tabs: openTab(get().tabs, tab) }),
  close: (value) => set({ tabs: closeTab(get().tabs, value, '').tabs }),
  closeOthers: (value) => set({ tabs: closeOthers(get().tabs, value) }),
  clear: () => set({ tabs: [home] }),
  departure: undefined,
  depart: (drop) => {
    const mark = Date.now();
    set({ departure: { mark, drop } });
    return mark;
  },
  arrive: (mark) => {
    const { departure } = get();
    if (!departure || departure.mark !== mark) return;
    set({ departure: undefined });
    departure.drop();
  },
}));

usePageNames.setState({ names: store.read('pageNames', z.record(z.string(), z.string())) ?? {} });
usePageNames.subscribe(({ names }) => store.write('pageNames', names, 'session'));
useTabs.subscribe(({ tabs }) => {
  store.write('tabs', tabs, 'session');
  usePageNames.getState().keep(tabs.map(({ value }) => value));
});

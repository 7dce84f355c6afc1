import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';

interface PageNames {
  /** By the address of the page, without its query. */
  names: Readonly<Record<string, string>>;
  call: (path: string, name: string) => void;
  /** Forgets the pages that are not among these. */
  keep: (paths: readonly string[]) => void;
}

/** What open pages call themselves: a page that shows one thing goes by the name of that thing. */
export const usePageNames = create<PageNames>()((set, get) => ({
  names: {},
  call: (path, name) => set({ names: { ...get().names, [path]: name } }),
  keep: (paths) => {
    const entries = Object.entries(get().names);
    const kept = entries.filter(([path]) => paths.includes(path));
    if (kept.length < entries.length) set({ names: Object.fromEntries(kept) });
  },
}));

/** Calls the page in front by a name of its own, on its tab and in the window's title; none changes nothing. */
export function useOwnName(name: string | null | undefined): void {
  const { pathname } = useLocation();
  const call = usePageNames((state) => state.call);
  useEffect(() => {
    if (name) call(pathname, name);
  }, [call, pathname, name]);
}

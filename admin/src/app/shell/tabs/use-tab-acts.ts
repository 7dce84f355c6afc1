import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { z } from 'zod';

import { useTabs } from './tab-store.ts';
import { addressOf, closeTab, homePath } from './tabs.ts';

/** What may be done with open pages; where the page in front goes, another one comes. */
export interface TabActs {
  close: (value: string) => void;
  closeOthers: (value: string) => void;
  closeAll: () => void;
  /** Goes elsewhere and closes the page in front. */
  leave: (to: string) => void;
}

/** The acts on the tabs of this window; a page that its reader stays on, asked whether to lose what he typed, keeps its tab. */
export function useTabActs(): TabActs {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // What is open counts when somebody acts: nothing is drawn of it here.
  const { depart, close, closeOthers, clear } = useTabs.getState();
  const goTo = (to: string, drop: () => void) => void navigate(to, { state: { departure: depart(drop) } });
  return {
    close: (value) => {
      const { next } = closeTab(useTabs.getState().tabs, value, pathname);
      if (next) goTo(addressOf(next), () => close(value));
      else close(value);
    },
    closeOthers: (value) => {
      const kept = useTabs.getState().tabs.find((tab) => tab.value === value);
      if (kept && value !== pathname) goTo(addressOf(kept), () => closeOthers(value));
      else closeOthers(value);
    },
    closeAll: () => {
      if (pathname === homePath) clear();
      else goTo(homePath, clear);
    },
    leave: (to) => goTo(to, () => close(pathname)),
  };
}

const brought = z.object({ departure: z.number() });

/** Closes, on arrival, what was to be closed with the page that has been left. */
export function useArrival(): void {
  const place: Location<unknown> = useLocation();
  const arrive = useTabs((open) => open.arrive);
  useEffect(() => {
    arrive(brought.safeParse(place.state).data?.departure);
    // Once for each arrival.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place.key, arrive]);
}

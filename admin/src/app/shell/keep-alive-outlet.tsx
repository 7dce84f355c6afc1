import { Activity, useState } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
} from 'react-router';
import type { Location } from 'react-router';

import { useTabs } from './tabs/tab-store.ts';

interface Page {
  outlet: ReactNode;
  /** What the page knows of its address; the same object as long as the address is, or the whole page would be drawn again with the frame. */
  place: { location: Location; navigationType: NavigationType };
}

/**
 * Keeps the page of every open tab alive and shows the active one.
 * A hidden page keeps its state and its own location, and its effects rest until it is shown again.
 */
export function KeepAliveOutlet() {
  const tabs = useTabs((state) => state.tabs);
  const outlet = useOutlet();
  const location = useLocation();
  const active = location.pathname;
  const [pages, setPages] = useState<Record<string, Page>>({});
  const known = pages[active];
  const isStale = known?.place.location !== location;
  const closed = Object.keys(pages).filter(
    (path) => path !== active && !tabs.some(({ value }) => value === path),
  );
  // Adjusted while rendering, so that no frame shows one tab's page under another tab's address.
  if (isStale || closed.length > 0) {
    const kept = Object.entries(pages).filter(([path]) => !closed.includes(path));
    const place = { location, navigationType: NavigationType.Pop };
    setPages({ ...Object.fromEntries(kept), [active]: { outlet, place } });
  }
  return Object.entries(pages).map(([path, page]) => (
    <Activity key={path} mode={path === active ? 'visible' : 'hidden'}>
      <LocationContext.Provider value={page.place}>{page.outlet}</LocationContext.Provider>
    </Activity>
  ));
}

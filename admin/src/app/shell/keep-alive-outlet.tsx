import { Activity, useState } from 'react';
import type { ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useLocation,
  useOutlet,
} from 'react-router';
import type { Location } from 'react-router';

interface Page {
  outlet: ReactNode;
  location: Location;
}

/**
 * Keeps the page of every open tab alive and shows the active one.
 * A hidden page keeps its state and its own location, and its effects rest until it is shown again.
 */
export function KeepAliveOutlet({ open }: { open: readonly string[] }) {
  const outlet = useOutlet();
  const location = useLocation();
  const active = location.pathname;
  const [pages, setPages] = useState<Record<string, Page>>({});
  const known = pages[active];
  const isStale = known?.location !== location;
  const closed = Object.keys(pages).filter((path) => path !== active && !open.includes(path));
  // Adjusted while rendering, so that no frame shows one tab's page under another tab's address.
  if (isStale || closed.length > 0) {
    const kept = Object.entries(pages).filter(([path]) => !closed.includes(path));
    setPages({ ...Object.fromEntries(kept), [active]: { outlet, location } });
  }
  return Object.entries(pages).map(([path, page]) => (
    <Activity key={path} mode={path === active ? 'visible' : 'hidden'}>
      <LocationContext.Provider value={{ location: page.location, navigationType: NavigationType.Pop }}>
        {page.outlet}
      </LocationContext.Provider>
    </Activity>
  ));
}

import { Activity, useMemo, useState } from 'react';
import {
  Navigate,
  UNSAFE_LocationContext as LocationContext,
  NavigationType,
  useLocation,
} from 'react-router';
import type { Location } from 'react-router';
import { SWRConfig } from 'swr';

import { decideNavigation } from '@policy/shared/auth/navigation/navigation.ts';
import { lockPage } from '@policy/shared/auth/storage/constants.ts';

import { SignedInApp } from './signed-in-app.tsx';
import { freshLoads } from './fresh-loads.ts';
import { LockGate } from './lock/lock-gate.tsx';
import { NewWindow } from './new-window.tsx';
import { routes } from './routes.ts';
import { useLockWatch, useSessionEnd, useSessionWatch } from './session/session-hooks.ts';
import { session } from './site.ts';
import { currentVisitor, destinationOf, routeAt, signInPath } from './navigation.ts';

/** What the navigation rules say of a visit; an address that no route has may be one that a menu gives. */
function decide({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const route = routeAt(routes, pathname) ?? { path: pathname };
  return decideNavigation(destinationOf(route, { pathname, search, label: '' }), currentVisitor());
}

/** Whether a visit is to a page, to the lock page or sent there, or to a window of its own. */
function aimOf(location: Location): 'page' | 'lock' | 'window' {
  const decision = decide(location);
  if (location.pathname === lockPage) return 'lock';
  if (decision.kind === 'redirect' && decision.path === lockPage) return 'lock';
  return decision.kind === 'newWindow' ? 'window' : 'page';
}

/**
 * The signed-in part of the app. While it is locked it rests behind the lock page, with all that was typed;
 * a page that opens in a window of its own leaves it as it stands.
 */
export default function Workbench() {
  const location = useLocation();
  const aim = aimOf(location);
  const [behind, setBehind] = useState<Location>();
  // The cache of one person is dropped when he leaves; the next one to sign in starts with an empty one.
  const [loads] = useState(freshLoads);
  useSessionEnd();
  useSessionWatch();
  useLockWatch();
  // Adjusted while rendering, so that nothing behind the lock page ever stands at its address.
  if (aim === 'page' && behind !== location) setBehind(location);
  const work = useMemo(
    () =>
      behind ? (
        <LocationContext.Provider value={{ location: behind, navigationType: NavigationType.Pop }}>
          <Visit />
        </LocationContext.Provider>
      ) : null,
    [behind],
  );
  return (
    <SWRConfig value={loads}>
      {aim === 'lock' ? <Shut /> : null}
      {aim === 'window' ? <NewWindow /> : null}
      <Activity mode={aim === 'lock' ? 'hidden' : 'visible'}>{work}</Activity>
    </SWRConfig>
  );
}

/** The lock page, and the way to it from every other address. */
function Shut() {
  const { pathname, search } = useLocation();
  if (pathname === lockPage) return <LockGate />;
  return <Navigate to={lockPage} state={{ from: pathname + search }} replace />;
}

/** Nobody passes without a token, and nothing shows before the grants are known. */
function Visit() {
  const { pathname, search } = useLocation();
  const route = routeAt(routes, pathname);
  const decision = decide({ pathname, search });
  if (decision.kind === 'signOut') session.end();
  if (decision.kind !== 'redirect' && decision.kind !== 'signOut') return <SignedInApp route={route} />;
  // Only who is signed in has menus that could know the address.
  return <Navigate to={route ? signInPath(pathname + search) : '/404'} replace />;
}

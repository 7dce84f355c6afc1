import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { lockPage } from '@policy/shared/auth/storage/constants.ts';
import { watchLock } from '@policy/shared/auth/lock/lock.ts';
import { refreshLock } from '@policy/shared/auth/session/refresh-lock.ts';
import { watchStanding } from '@policy/shared/auth/session/standing.ts';
import { startTokenRefresh } from '@policy/shared/auth/session/refresh.ts';
import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';

import { routerPath } from '../../kit/page/base-path.ts';
import { session, sessionEnds, store, tokens } from '../site.ts';
import { signInPath } from '../navigation.ts';

/** Goes to the sign-in page when the server ends the session, and remembers where the reader was. */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      sessionEnds.listen(() => {
        const { search } = window.location;
        const pathname = routerPath(window.location.pathname);
        if (pathname !== '/login') void navigate(signInPath(pathname + search));
      }),
    [navigate],
  );
}

/** Leaves with a session that was cleaned away from outside, or that another tab ended or replaced. */
export function useSessionWatch(): void {
  useEffect(
    () =>
      watchStanding(store, siteKeys.admin, {
        onBroken: () => {
          session.end();
          sessionEnds.send();
        },
        // Whoever signed in elsewhere gets pages of his own; who has left, the way in.
        onChanged: () => (tokens.access() === null ? sessionEnds.send() : window.location.reload()),
      }),
    [],
  );
}

/** Goes to the lock page when another tab locks the screen. */
export function useLockWatch(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      watchLock(store, (locked) => {
        const { search } = window.location;
        const pathname = routerPath(window.location.pathname);
        if (!locked || pathname === lockPage || pathname === '/login') return;
        void navigate(lockPage, { replace: true, state: { from: pathname + search } });
      }),
    [navigate],
  );
}

/** Exchanges the token in time while someone works, one exchange at a time across browser tabs. */
export function useTokenRefresh(): void {
  useEffect(() => {
    const runAlone = refreshLock(store, nameUnder(siteKeys.admin, 'refresh'));
    return startTokenRefresh({ tokens, refresh: () => session.refresh(), runAlone });
  }, []);
}

import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { refreshLock } from '@policy/shared/auth/refresh-lock.ts';
import { startTokenRefresh } from '@policy/shared/auth/refresh.ts';
import { nameUnder, siteKeys } from '@policy/shared/auth/site.ts';

import { session, sessionEnds, store, tokens } from './site.ts';
import { signInPath } from './travel.ts';

/** Goes to the sign-in page when the server ends the session, and remembers where the reader was. */
export function useSessionEnd(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      sessionEnds.listen(() => {
        const { pathname, search } = window.location;
        if (pathname !== '/login') void navigate(signInPath(pathname + search));
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

import { refreshLock } from '@policy/shared/auth/session/refresh-lock.ts';
import { startTokenRefresh } from '@policy/shared/auth/session/refresh.ts';

import { session, store, tokens } from '../../lib/browser/browser-session.ts';
import { refreshName } from '../../lib/browser/renew-session.ts';

/** Looks at the token's age every ten seconds and exchanges it in time, once for all tabs, until told to stop. */
export function startKeepingSession(until: AbortSignal): void {
  if (until.aborted) return;
  const stop = startTokenRefresh({
    tokens,
    refresh: () => session.refresh(),
    runAlone: refreshLock(store, refreshName),
  });
  until.addEventListener('abort', stop);
}

import { refreshLock } from '@policy/shared/auth/session/refresh-lock.ts';
import { nameUnder, siteKeys } from '@policy/shared/auth/storage/site.ts';

import { session, store, tokens } from './api-session.ts';

/** Name under which the tabs of this browser take turns. */
export const refreshName = nameUnder(siteKeys.portal, 'refresh');
const triedKey = 'renewed';
// A page that is refused again right after an exchange would be loaded for ever.
const pauseMs = 20_000;

/** Exchanges the refresh token once; false, and everything cleared, where the session is over. */
export async function renewSession(now = Date.now()): Promise<boolean> {
  const last = store.record(triedKey);
  const isRetry = last !== null && now - last.datetime < pauseMs;
  if (isRetry || tokens.access() === null) return end();
  store.write(triedKey, now, 'session');
  try {
    await refreshLock(store, refreshName)(() => session.refresh());
    return true;
  } catch {
    // Refused or unreachable: either way this reader has to sign in before he sees anything of his own.
    return end();
  }
}

function end(): false {
  session.end();
  return false;
}

import { tokenAgeSeconds } from '@policy/shared/auth/session/standing.ts';
import { startTokenRefresh } from '@policy/shared/auth/session/refresh.ts';
import { siteKeys } from '@policy/shared/auth/storage/site.ts';
import { createSiteStore } from '@policy/shared/auth/storage/storage.ts';

/** Looks at the token's age every ten seconds and exchanges it in time, once for all tabs, until told to stop. */
export function startKeepingSession(until: AbortSignal): void {
  if (until.aborted) return;
  const store = createSiteStore(siteKeys.portal);
  const stop = startTokenRefresh({
    tokens: { ageSeconds: () => tokenAgeSeconds(store) },
    // What exchanges it is loaded when the time has come.
    refresh: async () => (await import('../../lib/browser/refresh-session.ts')).refreshSession(),
    runAlone: async (exchange) => (await import('../../lib/browser/refresh-session.ts')).runAlone(exchange),
  });
  until.addEventListener('abort', stop);
}

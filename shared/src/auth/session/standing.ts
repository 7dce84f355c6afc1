import { cookieNames } from '../storage/site.ts';
import type { SiteKey } from '../storage/site.ts';
import type { SiteStore } from '../storage/storage.ts';
import { userKey } from './session-name.ts';

/** Name of the stored access token. */
export const tokenKey = 'token';
/** Name of the mark that somebody signed out here and the server has not heard of it. */
export const pendingSignOutKey = 'pendingSignOut';

/** Name of what this device is known by to the server; no part of a session, so it outlives one. */
export const deviceKey = 'device';

/** What this browser knows of a session: nothing, all of it, or parts that do not make one. */
export type Standing = 'none' | 'whole' | 'broken';

/** How the session of a site stands: its person and token in local storage, and the access cookie. */
export function standingOf(store: SiteStore, site: SiteKey): Standing {
  const token = store.record(tokenKey)?.content;
  const hasToken = typeof token === 'string' && token !== '';
  const hasPerson = store.record(userKey) !== null;
  const parts = [hasToken, hasPerson, hasAccessCookie(site)];
  if (parts.every(Boolean)) return 'whole';
  return parts.some(Boolean) ? 'broken' : 'none';
}

// Looked up by hand: every public page asks, and most readers never need the cookie library.
const hasAccessCookie = (site: SiteKey): boolean =>
  globalThis.document.cookie.split('; ').some((cookie) => {
    const [name, value] = cookie.split('=');
    return name === cookieNames(site).access && Boolean(value);
  });

/** What a tab does about a session that ended behind its back. */
interface Listeners {
  /** Parts of the session are gone: it has to be ended properly. `stood` where this tab has shown it whole. */
  onBroken: (stood: boolean) => void;
  /** It ended, somebody else signed in, or he acts for another company, in another tab. */
  onChanged: () => void;
}

/** A sign-in of another tab writes one part after the other, and cookies arrive later than records. */
const settleMs = 500;
const lookEveryMs = 10_000;

/** Seconds since the access token was stored; null where there is none. */
export function tokenAgeSeconds(store: SiteStore, now = Date.now()): number | null {
  const stored = store.record(tokenKey);
  return stored === null ? null : (now - stored.datetime) / 1000;
}

/** The company that whoever is signed in here acts for: empty while he acts for himself, null where nobody is. */
export function companyHere(store: SiteStore): string | null {
  const content = store.record(userKey)?.content;
  if (typeof content !== 'object' || content === null || !('user_id' in content)) return null;
  return 'company_id' in content && typeof content.company_id === 'string' ? content.company_id : '';
}

/** Who is signed in here, by his id, and whom he acts for, as one text; null where nobody is. */
export function personHere(store: SiteStore): string | null {
  const content = store.record(userKey)?.content;
  if (typeof content !== 'object' || content === null || !('user_id' in content)) return null;
  return JSON.stringify([content.user_id, companyHere(store)]);
}

/** Follows the session of a site from one tab: what other tabs do, and what is cleaned away from outside. */
export function watchStanding(
  store: SiteStore,
  site: SiteKey,
  { onBroken, onChanged }: Listeners,
): () => void {
  let shown = personHere(store);
  let isElsewhere = false;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const judge = () => {
    const [before, now] = [shown, personHere(store)];
    const standing = standingOf(store, site);
    const changedElsewhere = isElsewhere && before !== null && before !== now;
    isElsewhere = false;
    shown = standing === 'broken' ? before : now;
    if (standing === 'broken') onBroken(before !== null);
    // What this tab ended itself, it has told its reader already.
    else if (changedElsewhere) onChanged();
  };
  const look = (event?: Event) => {
    isElsewhere ||= event?.type === 'storage';
    clearTimeout(settling);
    settling = setTimeout(judge, settleMs);
  };
  const timer = setInterval(look, lookEveryMs);
  const events = ['storage', 'focus', 'pageshow'] as const;
  for (const name of events) globalThis.addEventListener(name, look);
  look();
  return () => {
    clearTimeout(settling);
    clearInterval(timer);
    for (const name of events) globalThis.removeEventListener(name, look);
  };
}

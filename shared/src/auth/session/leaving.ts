import { ApiError } from '../../client/api-error.ts';
import type { Http } from '../../client/http.ts';
import { refreshCookieHeader } from '../storage/site.ts';
import type { SiteKey } from '../storage/site.ts';
import type { SiteStore } from '../storage/storage.ts';
import { userKey } from './session-name.ts';
import { isGuest, readUser } from './session-user.ts';
import { pendingSignOutKey } from './standing.ts';
import type { Tokens } from './tokens.ts';

interface LeavingPorts {
  http: Http;
  tokens: Tokens;
  store: SiteStore;
  site: SiteKey;
}

/** What the server answers to a sign-out; nothing where no provider has a session left. */
type Left = { endSession?: string } | undefined;

/** The ways in which a session ends. */
interface Leaving {
  /** Tells where the session ends that the person has at the provider by which he came, if he came by one. */
  signOut: () => Promise<string | undefined>;
  finish: () => Promise<void>;
  end: () => void;
  /** Nothing is left to be told to the server. */
  forget: () => void;
}

/**
 * Signing out, also while the server is away. A mark stands in local storage from the first moment until the server has
 * answered: only its answer can take away the refresh cookie, and until then a page load tells it again.
 */
export function createLeaving({ http, tokens, store, site }: LeavingPorts): Leaving {
  let running: Promise<string | undefined> | null = null;
  const forget = () => store.remove(pendingSignOutKey);
  const tell = async () => {
    let out: string | undefined;
    try {
      const headers = { [refreshCookieHeader]: site };
      out = (await http.get<Left>('blade-auth/oauth/logout', {}, { headers, quiet: true }))?.endSession;
    } catch (error) {
      // A session that the server has already ended is ended.
      if (!(error instanceof ApiError && error.code === 401)) throw error;
    }
    forget();
    return out;
  };
  const tellOnce = () => (running ??= tell().finally(() => (running = null)));
  const alone = oneTabAtATime(`${site}:signOut`);
  const signOut = () => {
    const user = readUser(store);
    if (user && isGuest(user)) {
      // The server keeps no session of somebody whom only a third party knows.
      tokens.clear();
      return Promise.resolve(undefined);
    }
    store.write(pendingSignOutKey, true);
    // The call has taken the token along before it goes.
    const told = tellOnce();
    tokens.clear();
    void alone(async () => void (await told)).catch(() => undefined);
    return told;
  };
  const isSomethingLeft = () =>
    tokens.access() !== null || tokens.hasCookie() || store.record(userKey) !== null;
  return {
    forget,
    signOut,
    // A tab that was led to the sign-in loads a page while the tab that signed out still waits for its answer.
    finish: () =>
      alone(async () => {
        if (store.record(pendingSignOutKey) !== null) await tellOnce();
      }),
    end() {
      if (running === null && isSomethingLeft()) void signOut().catch(() => undefined);
    },
  };
}

/** Lets one tab of the browser after the other do some work, where the browser can: outside secure addresses it has no locks, and a test may run in no browser. */
const oneTabAtATime =
  (name: string) =>
  (work: () => Promise<void>): Promise<void> =>
    'navigator' in globalThis && 'locks' in navigator ? navigator.locks.request(name, work) : work();

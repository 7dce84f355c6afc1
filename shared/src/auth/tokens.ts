import { z } from 'zod';

import { appearanceKey } from './appearance.ts';
import type { TokenCookies, TokenPair } from './cookies.ts';
import { displayKey } from './display.ts';
import { languageKey } from './language.ts';
import type { SiteStore } from './storage.ts';

const tokenKey = 'token';

/** Who is signed in here, as far as this browser knows. */
export interface Tokens {
  /** The stored access token; null when nobody is signed in. */
  access(): string | null;
  refresh(): string | null;
  /** Whether the access cookie stands, which the server side and the navigation rules look at. */
  hasCookie(): boolean;
  ageSeconds(): number | null;
  save(pair: TokenPair): void;
  /** Clears local storage and both cookies; how the reader sees the site is no part of a session and stays. */
  clear(): void;
}

/** Keeps both tokens of one site: the record whose age counts in local storage, the pair in cookies. */
export function createTokens(store: SiteStore, cookies: TokenCookies, now = Date.now): Tokens {
  return {
    access: () => store.read(tokenKey, z.string().min(1)),
    refresh: () => cookies.refresh(),
    hasCookie: () => cookies.access() !== null,
    ageSeconds() {
      const stored = store.record(tokenKey);
      return stored === null ? null : (now() - stored.datetime) / 1000;
    },
    save(pair) {
      store.write(tokenKey, pair.access);
      cookies.set(pair);
    },
    clear() {
      store.clear([languageKey, displayKey, appearanceKey]);
      cookies.clear();
    },
  };
}

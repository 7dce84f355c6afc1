import * as z from 'zod/mini';

import { appearanceKey } from '../preferences/appearance.ts';
import { displayKey } from '../preferences/display.ts';
import { languageKey } from '../preferences/language.ts';
import type { TokenCookies } from '../storage/cookies.ts';
import type { SiteStore } from '../storage/storage.ts';
import { deviceKey, pendingSignOutKey, tokenAgeSeconds, tokenKey } from './standing.ts';

/** The access token of whoever is signed in here, as far as this browser knows. */
export interface Tokens {
  /** The stored access token; null when nobody is signed in. */
  access(): string | null;
  /** Whether the access cookie stands, which the server side and the navigation rules look at. */
  hasCookie(): boolean;
  ageSeconds(): number | null;
  save(access: string): void;
  /** Clears local storage and the cookie; how the reader sees the site is no part of a session and stays. */
  clear(): void;
}

/** Keeps the access token of one site: the record whose age counts in local storage, a copy for the server side in a cookie. */
export function createTokens(store: SiteStore, cookies: TokenCookies, now = Date.now): Tokens {
  return {
    access: () => store.read(tokenKey, z.string().check(z.minLength(1))),
    hasCookie: () => cookies.access() !== null,
    ageSeconds: () => tokenAgeSeconds(store, now()),
    save(access) {
      // The cookie first: another tab looks for both as soon as it hears of the record.
      cookies.set(access);
      store.write(tokenKey, access);
    },
    clear() {
      store.clear([languageKey, displayKey, appearanceKey, deviceKey, pendingSignOutKey]);
      cookies.clear();
    },
  };
}

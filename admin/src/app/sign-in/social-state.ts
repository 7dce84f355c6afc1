import { z } from 'zod';

import { store } from '../site.ts';

const key = 'socialState';

/** Marks this browser as the one that went to the third party; the mark has to come back with the answer. */
export function beginSocialSignIn(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const state = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  store.write(key, state, 'session');
  return state;
}

/** Whether an answer belongs to the visit that this browser began; it counts once. */
export function endSocialSignIn(state: string): boolean {
  const begun = store.read(key, z.string());
  store.remove(key);
  return begun !== null && begun === state;
}

const back = z.object({ source: z.string(), code: z.string(), state: z.string() });

/** What a third party put into the address of the sign-in page; null where nobody comes from one. */
export const socialReturn = (search: URLSearchParams) =>
  back.safeParse(Object.fromEntries(search)).data ?? null;

import * as z from 'zod/mini';

import type { Http } from '../../client/http.ts';
import { errorLogBadgeMax } from './constants.ts';
import type { SiteStore } from './storage.ts';

const key = 'errorLog';
// Local storage is small and shared; a screen that fails in a loop must not fill it.
const keptEntries = 200;

const entry = z.object({
  type: z.string(),
  message: z.string(),
  stack: z.string(),
  info: z.string(),
  url: z.string(),
  time: z.string(),
});

/** One unhandled error as the log dialog shows it. */
export type ErrorLogEntry = z.output<typeof entry>;

/** The local error log, oldest first. */
export const readErrorLog = (store: SiteStore): ErrorLogEntry[] => store.read(key, z.array(entry)) ?? [];

/** Appends an error; beyond 200 the oldest go. */
export function appendErrorLog(store: SiteStore, happened: ErrorLogEntry): void {
  store.write(key, [...readErrorLog(store), happened].slice(-keptEntries));
}

/** Empties the local log. */
export const clearErrorLog = (store: SiteStore): void => store.remove(key);

/** Sends the log to the server, which keeps the session, and then empties it here. */
export async function uploadErrorLog(store: SiteStore, http: Http): Promise<void> {
  await http.post('blade-auth/oauth/logout', { logs: readErrorLog(store) });
  clearErrorLog(store);
}

/** Text of the count badge: empty for none, at most 99. */
export function errorLogBadge(count: number): string {
  if (count === 0) return '';
  return count > errorLogBadgeMax ? `${errorLogBadgeMax}+` : `${count}`;
}

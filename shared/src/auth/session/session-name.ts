import type { SiteStore } from '../storage/storage.ts';

/** Name of the record of who is signed in. */
export const userKey = 'userInfo';

const names = ['real_name', 'nick_name', 'account'] as const;

/** What to call who is signed in here; empty where nobody is. Pages that only greet need no more of a session. */
export function readName(store: SiteStore): string {
  const content = store.record(userKey)?.content;
  const user: Partial<Record<(typeof names)[number], unknown>> =
    typeof content === 'object' && content !== null ? content : {};
  const name = names.map((key) => user[key]).find((value) => typeof value === 'string' && value !== '');
  return typeof name === 'string' ? name : '';
}

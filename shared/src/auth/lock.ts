import { z } from 'zod';

import type { SiteStore } from './storage.ts';

/** Name of the lock password's record. */
export const lockPasswordKey = 'lockPassword';
const lockedKey = 'isLock';

/** Whether this tab's screen is locked. */
export const isLocked = (store: SiteStore): boolean => store.read(lockedKey, z.boolean()) ?? false;

/** Whether locking is possible: a lock password has been set. */
export const hasLockPassword = (store: SiteStore): boolean =>
  store.read(lockPasswordKey, z.string()) !== null;

/** Locks the screen; refuses with false until a lock password has been set. */
export function lockScreen(store: SiteStore): boolean {
  if (!hasLockPassword(store)) return false;
  store.write(lockedKey, true, 'session');
  return true;
}

/** Forgets the locked flag and the password. */
export function clearLock(store: SiteStore): void {
  store.remove(lockedKey);
  store.remove(lockPasswordKey);
}

import * as z from 'zod/mini';

import type { SiteStore } from '../storage/storage.ts';

/** Name of the lock password's record. */
export const lockPasswordKey = 'lockPassword';
const lockedKey = 'isLock';

/** Whether the screen is locked, in every tab of this browser. */
export const isLocked = (store: SiteStore): boolean => store.read(lockedKey, z.boolean()) ?? false;

/** Whether a lock password has been set in this tab: locking is possible, and it unlocks. */
export const hasLockPassword = (store: SiteStore): boolean =>
  store.read(lockPasswordKey, z.string()) !== null;

/** Locks the screen; refuses with false until a lock password has been set. */
export function lockScreen(store: SiteStore): boolean {
  if (!hasLockPassword(store)) return false;
  store.write(lockedKey, true);
  return true;
}

/** Forgets the locked flag and the password. */
export function clearLock(store: SiteStore): void {
  store.remove(lockedKey);
  store.remove(lockPasswordKey);
}

/** Calls back whenever a tab locks or unlocks; returns the function that stops that. */
export function watchLock(store: SiteStore, onChange: (locked: boolean) => void): () => void {
  let known = isLocked(store);
  const look = () => {
    const now = isLocked(store);
    if (now === known) return;
    known = now;
    onChange(now);
  };
  globalThis.addEventListener('storage', look);
  globalThis.addEventListener('pageshow', look);
  return () => {
    globalThis.removeEventListener('storage', look);
    globalThis.removeEventListener('pageshow', look);
  };
}

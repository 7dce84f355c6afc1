import { z } from 'zod';

import type { ClientMessageCode } from '../messages/client-sentence.ts';
import { hashPassword } from './password-hash.ts';
import type { SiteStore } from './storage.ts';

const passwordKey = 'lockPassword';
const lockedKey = 'isLock';

/** Whether this tab's screen is locked. */
export const isLocked = (store: SiteStore): boolean => store.read(lockedKey, z.boolean()) ?? false;

/** Whether locking is possible: a lock password has been set. */
export const hasLockPassword = (store: SiteStore): boolean => store.read(passwordKey, z.string()) !== null;

/** Keeps a lock password in session storage, hashed; answers the refusal's code where it is empty. */
export function setLockPassword(store: SiteStore, password: string): ClientMessageCode | null {
  if (password === '') return 'lock.passwordEmpty';
  store.write(passwordKey, hashPassword(password), 'session');
  return null;
}

/** Locks the screen; refuses with false until a lock password has been set. */
export function lockScreen(store: SiteStore): boolean {
  if (!hasLockPassword(store)) return false;
  store.write(lockedKey, true, 'session');
  return true;
}

/** Unlocks with the password that locked; answers the refusal's code where it does not fit. */
export function unlockScreen(store: SiteStore, password: string): ClientMessageCode | null {
  if (password === '') return 'lock.passwordEmpty';
  if (store.read(passwordKey, z.string()) !== hashPassword(password)) return 'lock.passwordWrong';
  clearLock(store);
  return null;
}

/** Forgets the locked flag and the password. */
export function clearLock(store: SiteStore): void {
  store.remove(lockedKey);
  store.remove(passwordKey);
}

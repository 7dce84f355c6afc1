import { z } from 'zod';

import type { ClientMessageCode } from '../messages/client-sentence.ts';
import { clearLock, lockPasswordKey } from './lock.ts';
import { hashPassword } from './password-hash.ts';
import type { SiteStore } from './storage.ts';

/** Keeps a lock password in session storage, hashed; answers the refusal's code where it is empty. */
export function setLockPassword(store: SiteStore, password: string): ClientMessageCode | null {
  if (password === '') return 'lock.passwordEmpty';
  store.write(lockPasswordKey, hashPassword(password), 'session');
  return null;
}

/** Unlocks with the password that locked; answers the refusal's code where it does not fit. */
export function unlockScreen(store: SiteStore, password: string): ClientMessageCode | null {
  if (password === '') return 'lock.passwordEmpty';
  if (store.read(lockPasswordKey, z.string()) !== hashPassword(password)) return 'lock.passwordWrong';
  clearLock(store);
  return null;
}

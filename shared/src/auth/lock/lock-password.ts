import * as z from 'zod/mini';

import { ApiError } from '../../client/api-error.ts';
import type { Http } from '../../client/http.ts';
import { clientSentence } from '../../messages/client-sentence.ts';
import type { ClientMessageCode } from '../../messages/client-sentence.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { readLanguage } from '../preferences/language.ts';
import type { SiteStore } from '../storage/storage.ts';
import { clearLock, hasLockPassword, lockPasswordKey } from './lock.ts';

/** Keeps a lock password in session storage of this tab, hashed; answers the refusal's code where it is empty. */
export function setLockPassword(store: SiteStore, password: string): ClientMessageCode | null {
  if (password === '') return 'lock.passwordEmpty';
  store.write(lockPasswordKey, hashPassword(password), 'session');
  return null;
}

/**
 * Unlocks every tab: with the lock password in the tab that set it, with the password of the account in any other.
 * Answers the sentence of the refusal, or null.
 */
export async function unlockScreen(
  { store, http }: { store: SiteStore; http: Http },
  password: string,
): Promise<string | null> {
  const say = (code: ClientMessageCode) => clientSentence(code, readLanguage(store));
  if (password === '')
    return say(hasLockPassword(store) ? 'lock.passwordEmpty' : 'lock.accountPasswordEmpty');
  if (hasLockPassword(store)) {
    if (store.read(lockPasswordKey, z.string()) !== hashPassword(password)) return say('lock.passwordWrong');
  } else {
    const refusal = await refusalOf(http, password);
    if (refusal !== null) return refusal;
  }
  clearLock(store);
  return null;
}

/** What the server says against the account's password; the caller tells it. */
async function refusalOf(http: Http, password: string): Promise<string | null> {
  try {
    const proof = { password: hashPassword(password) };
    await http.post('blade-user/check-password', proof, { quiet: true });
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.msg;
    throw error;
  }
}

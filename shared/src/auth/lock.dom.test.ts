import { beforeEach, expect, it } from 'vitest';

import { setLockPassword, unlockScreen } from './lock-password.ts';
import { clearLock, isLocked, lockScreen } from './lock.ts';
import { createSiteStore } from './storage.ts';

const store = createSiteStore('pfp-admin');
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('locking requires a lock password to be set first', () => {
  expect([lockScreen(store), isLocked(store)]).toEqual([false, false]);
  setLockPassword(store, '1234');
  expect([lockScreen(store), isLocked(store)]).toEqual([true, true]);
});

it('the lock password is required', () => {
  expect([setLockPassword(store, ''), unlockScreen(store, '')]).toEqual([
    'lock.passwordEmpty',
    'lock.passwordEmpty',
  ]);
});

it('the lock password is kept in session storage, and not in plain', () => {
  setLockPassword(store, '1234');
  const kept = JSON.stringify(sessionStorage);
  expect([localStorage.length, kept.includes('lockPassword'), kept.includes('1234"')]).toEqual([
    0,
    true,
    false,
  ]);
});

it('only the password that locked unlocks', () => {
  setLockPassword(store, '1234');
  lockScreen(store);
  expect([unlockScreen(store, '4321'), isLocked(store)]).toEqual(['lock.passwordWrong', true]);
  expect([unlockScreen(store, '1234'), isLocked(store)]).toEqual([null, false]);
});

it('nothing unlocks a screen whose password is gone but a new sign-in', () => {
  setLockPassword(store, '1234');
  lockScreen(store);
  store.remove('lockPassword');
  expect(unlockScreen(store, '1234')).toBe('lock.passwordWrong');
  clearLock(store);
  expect(isLocked(store)).toBe(false);
});

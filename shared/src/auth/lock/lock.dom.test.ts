import { beforeEach, expect, it, vi } from 'vitest';

import { ApiError } from '../../client/api-error.ts';
import type { Http } from '../../client/http.ts';

import { hashPassword } from '../credentials/password-hash.ts';
import { createSiteStore } from '../storage/storage.ts';
import { setLockPassword, unlockScreen } from './lock-password.ts';
import { clearLock, isLocked, lockScreen, watchLock } from './lock.ts';

const store = createSiteStore('pfp-admin');
const post = vi.fn();
const unlock = (password: string) => unlockScreen({ store, http: { post } as unknown as Http }, password);
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  post.mockReset().mockResolvedValue(true);
});

it('locking requires a lock password to be set first', () => {
  expect([lockScreen(store), isLocked(store)]).toEqual([false, false]);
  setLockPassword(store, '1234');
  expect([lockScreen(store), isLocked(store)]).toEqual([true, true]);
});

it('the lock password is required', async () => {
  expect(setLockPassword(store, '')).toBe('lock.passwordEmpty');
  setLockPassword(store, '1234');
  expect(await unlock('')).toBe('锁屏密码不能为空');
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

it('only the password that locked unlocks', async () => {
  setLockPassword(store, '1234');
  lockScreen(store);
  expect([await unlock('4321'), isLocked(store)]).toEqual(['锁屏密码不正确', true]);
  expect([await unlock('1234'), isLocked(store)]).toEqual([null, false]);
  expect(post).not.toHaveBeenCalled();
});

it('a tab that did not lock is locked too, and unlocks with the password of the account', async () => {
  setLockPassword(store, '1234');
  lockScreen(store);
  sessionStorage.clear();
  expect(isLocked(store)).toBe(true);
  expect(await unlock('')).toBe('请输入账号密码');
  post.mockRejectedValueOnce(new ApiError({ code: 400, msg: '原密码不正确' }));
  expect([await unlock('1234'), isLocked(store)]).toEqual(['原密码不正确', true]);
  expect([await unlock('secret'), isLocked(store)]).toEqual([null, false]);
  expect(post).toHaveBeenLastCalledWith(
    'blade-user/check-password',
    { password: hashPassword('secret') },
    { quiet: true },
  );
});

it('every tab hears of locking and unlocking', () => {
  const onChange = vi.fn();
  const stop = watchLock(store, onChange);
  const tell = () => window.dispatchEvent(new Event('storage'));
  setLockPassword(store, '1234');
  lockScreen(store);
  tell();
  tell();
  clearLock(store);
  tell();
  stop();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

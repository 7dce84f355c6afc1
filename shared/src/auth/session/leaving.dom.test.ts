import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../../client/api-error.ts';
import { setLockPassword } from '../lock/lock-password.ts';
import { lockScreen } from '../lock/lock.ts';
import { asksCookie, credentials, openSession, signInAnswer } from './session.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing out', () => {
  const signedIn = async () => {
    const opened = openSession();
    await opened.session.signIn(credentials);
    for (const name of ['menus', 'roles', 'tabs']) opened.store.write(name, ['x']);
    setLockPassword(opened.store, '1');
    lockScreen(opened.store);
    return opened;
  };

  it('clears the token, menus, roles, tabs and lock and the access cookie, and has the server remove the other', async () => {
    const { session, get, tokens } = await signedIn();
    await session.signOut();
    expect(get).toHaveBeenCalledExactlyOnceWith(
      'blade-auth/oauth/logout',
      {},
      { headers: asksCookie, quiet: true },
    );
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
    expect([tokens.hasCookie(), session.user()]).toEqual([false, null]);
  });

  it('is content with a session that the server has already ended', async () => {
    const { session, get } = await signedIn();
    get.mockRejectedValueOnce(new ApiError({ code: 401, msg: '请求未授权' }));
    await expect(session.signOut()).resolves.toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('asks nothing of the server for somebody whom only a third party knows', async () => {
    const { session, get, tokens } = openSession({ ...signInAnswer, user_id: '-1', oauth_id: 'o1' });
    await session.signInSocially({ tenantId: '000000', source: 'demo', code: 'c', state: 's' });
    await session.signOut();
    expect(get).not.toHaveBeenCalled();
    expect([tokens.access(), session.user(), localStorage.length]).toEqual([null, null, 0]);
  });

  it('clears this side at once, before the server has answered', async () => {
    const { session, get, tokens } = await signedIn();
    get.mockReturnValueOnce(new Promise(() => undefined));
    void session.signOut();
    expect([tokens.access(), tokens.hasCookie(), session.user()]).toEqual([null, false, null]);
  });

  it('is told once, also by a tab that loads a page while another waits for the answer', async () => {
    const queue = new Map<string, Promise<unknown>>();
    const request = (name: string, work: () => Promise<void>) => {
      const done = (queue.get(name) ?? Promise.resolve()).then(work);
      queue.set(name, done);
      return done;
    };
    vi.stubGlobal('navigator', { locks: { request } });
    const { session, get } = await signedIn();
    let answer = () => {};
    get.mockReturnValueOnce(new Promise<null>((resolve) => (answer = () => resolve(null))));
    const signedOut = session.signOut();
    const other = openSession();
    const finished = other.session.finishSignOut();
    answer();
    await Promise.all([signedOut, finished]);
    vi.unstubAllGlobals();
    expect([get.mock.calls.length, other.get.mock.calls.length]).toEqual([1, 0]);
  });

  describe('while the server is away', () => {
    const away = new ApiError({ code: 0, msg: '服务暂不可用' });
    const left = async () => {
      const opened = await signedIn();
      opened.get.mockRejectedValueOnce(away);
      await expect(opened.session.signOut()).rejects.toBe(away);
      opened.get.mockClear();
      return opened;
    };

    it('clears this side, and the next page load tells the server', async () => {
      const { session, get, tokens } = await left();
      expect([tokens.access(), tokens.hasCookie()]).toEqual([null, false]);
      await session.finishSignOut();
      expect([get.mock.calls.length, localStorage.length]).toEqual([1, 0]);
      await session.finishSignOut();
      expect(get).toHaveBeenCalledOnce();
    });

    it('asks again for as long as the server is away', async () => {
      const { session, get } = await left();
      get.mockRejectedValueOnce(away);
      await expect(session.finishSignOut()).rejects.toBe(away);
      await session.finishSignOut();
      expect([get.mock.calls.length, localStorage.length]).toEqual([2, 0]);
    });

    it('a new sign-in tells the server first, so that the end does not meet the new session', async () => {
      const { session, get, postForm } = await left();
      const order: string[] = [];
      get.mockImplementationOnce(async () => (order.push('logout'), null));
      postForm.mockImplementationOnce(async () => (order.push('token'), signInAnswer));
      await session.signIn(credentials);
      expect(order).toEqual(['logout', 'token']);
      await session.finishSignOut();
      expect(order).toHaveLength(2);
    });
  });
});

describe('a session that is over or not whole', () => {
  it('goes here and on the server, once', async () => {
    const { session, get, tokens } = openSession();
    await session.signIn(credentials);
    get.mockReturnValueOnce(new Promise(() => undefined));
    session.end();
    session.end();
    expect([get.mock.calls.length, tokens.access(), session.user()]).toEqual([1, null, null]);
  });

  it('is nothing where nobody was signed in', () => {
    const { session, get } = openSession();
    session.end();
    expect(get).not.toHaveBeenCalled();
  });
});

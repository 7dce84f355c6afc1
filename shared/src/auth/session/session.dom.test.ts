import { beforeEach, describe, expect, it } from 'vitest';

import { ApiError } from '../../client/api-error.ts';
import { hashPassword } from '../credentials/password-hash.ts';
import { setLockPassword } from '../lock/lock-password.ts';
import { isLocked, lockScreen } from '../lock/lock.ts';
import { isGuest } from './session-user.ts';
import { asksCookie, credentials, openSession, signInAnswer } from './session.fixture.ts';

/** What every sign-in says besides; the device is not known yet. */
const beginning = { ...asksCookie, 'Device-Token': '' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('signing in', () => {
  it('sends tenantId, username, password, grant_type, scope and type in the body, and the captcha in headers', async () => {
    const { session, postForm } = openSession();
    await session.signIn({ ...credentials, captcha: { key: 'k', code: '12345' } });
    expect(postForm).toHaveBeenCalledExactlyOnceWith(
      'blade-auth/oauth/token',
      {
        tenantId: '000000',
        username: 'admin',
        password: hashPassword('admin'),
        grant_type: 'captcha',
        scope: 'all',
        type: 'account',
      },
      {
        headers: { 'Tenant-Id': '000000', 'Captcha-Key': 'k', 'Captcha-Code': '12345', ...beginning },
        anonymous: true,
      },
    );
  });

  it('asks for the password grant without a captcha', async () => {
    const { session, postForm } = openSession();
    await session.signIn(credentials);
    expect(postForm.mock.calls[0]).toMatchObject([{}, { grant_type: 'password' }, {}]);
  });

  it.each([
    ['abc', '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'],
    ['密码Pässwort', 'bc6170baaa38b530d3aec68053d8b46ed4e4e856bb9841355f491485fd1098c0'],
  ])(
    'sends the password %s after it is hashed on the client, with SM3 as servers know it',
    (plain, digest) => {
      expect(hashPassword(plain)).toBe(digest);
    },
  );

  it('logs in once a token is stored', async () => {
    const { session, tokens } = openSession();
    await session.signIn(credentials);
    expect([tokens.access(), session.user()?.user_id]).toEqual(['a', '7']);
  });

  it('defaults a missing avatar to a local logo image', async () => {
    const { session } = openSession({ ...signInAnswer, avatar: null });
    await expect(session.signIn(credentials)).resolves.toMatchObject({ avatar: '/logo.svg' });
  });

  it('keeps an avatar that there is', async () => {
    const { session } = openSession({ ...signInAnswer, avatar: '/me.png' });
    await expect(session.signIn(credentials)).resolves.toMatchObject({ avatar: '/me.png' });
  });

  it('shows error_description as an error, and no session is set', async () => {
    const { session, tokens } = openSession({ ...signInAnswer, error_description: '用户名或密码错误' });
    await expect(session.signIn(credentials)).rejects.toMatchObject({ msg: '用户名或密码错误' });
    expect([tokens.access(), tokens.hasCookie(), session.user()]).toEqual([null, false, null]);
  });

  it('sets no session when the answer holds no token', async () => {
    const { session, tokens } = openSession({ access_token: '' });
    await expect(session.signIn(credentials)).rejects.toBeInstanceOf(ApiError);
    expect(tokens.access()).toBeNull();
  });

  it('keeps what the device is known by beyond the session, and says it the next time', async () => {
    const { session, postForm, store } = openSession({ ...signInAnswer, device_token: 'd1' });
    await session.signIn(credentials);
    await session.signOut();
    await session.signIn(credentials);
    expect(postForm.mock.calls[1]).toMatchObject([{}, {}, { headers: { 'Device-Token': 'd1' } }]);
    expect(store.record('device')?.content).toBe('d1');
  });

  it('clears the lock', async () => {
    const { session, store } = openSession();
    setLockPassword(store, '1');
    lockScreen(store);
    await session.signIn(credentials);
    expect(isLocked(store)).toBe(false);
  });
});

describe('refreshing', () => {
  it('sends grant_type refresh_token and asks for the cookie, and stores the new token', async () => {
    const { session, tokens, postForm } = openSession();
    await session.signIn(credentials);
    postForm.mockResolvedValueOnce({ ...signInAnswer, access_token: 'a2' });
    await session.refresh();
    expect(postForm.mock.calls[1]).toEqual([
      'blade-auth/oauth/token',
      { grant_type: 'refresh_token', scope: 'all', tenantId: '000000' },
      { quiet: true, anonymous: true, headers: asksCookie },
    ]);
    expect(tokens.access()).toBe('a2');
    expect(JSON.stringify(localStorage)).not.toContain('refresh');
  });

  it('signs nobody in again who signs out meanwhile', async () => {
    const { session, tokens, postForm } = openSession();
    await session.signIn(credentials);
    let tell: (told: typeof signInAnswer) => void = () => undefined;
    postForm.mockReturnValueOnce(new Promise<typeof signInAnswer>((resolve) => (tell = resolve)));
    const refreshing = session.refresh();
    await session.signOut();
    tell({ ...signInAnswer, access_token: 'a2' });
    await refreshing;
    expect([tokens.access(), tokens.hasCookie(), session.user()]).toEqual([null, false, null]);
  });

  it('leaves the stored tokens when it is refused', async () => {
    const { session, tokens, postForm } = openSession();
    await session.signIn(credentials);
    postForm.mockRejectedValueOnce(new ApiError({ code: 400, msg: 'used' }));
    await expect(session.refresh()).rejects.toBeInstanceOf(ApiError);
    expect(tokens.access()).toBe('a');
  });
});

describe('coming from a third party', () => {
  const back = { tenantId: '000000', source: 'demo', code: 'c', state: 's' };

  it('sends tenantId, source, code, state and the grant social', async () => {
    const { session, postForm } = openSession({ ...signInAnswer, user_id: '-1', oauth_id: 'o1' });
    const user = await session.signInSocially(back);
    expect(postForm).toHaveBeenCalledExactlyOnceWith(
      'blade-auth/oauth/token',
      { ...back, grant_type: 'social', scope: 'all' },
      { headers: { 'Tenant-Id': '000000', ...beginning }, anonymous: true },
    );
    expect([user.oauth_id, isGuest(user)]).toEqual(['o1', true]);
  });

  it('an answer that carries error_description sets no session', async () => {
    const { session, tokens } = openSession({ error_description: '该第三方登录未启用' });
    await expect(session.signInSocially(back)).rejects.toMatchObject({ msg: '该第三方登录未启用' });
    expect(tokens.access()).toBeNull();
  });

  it.each([
    ['', true],
    ['-1', true],
    ['7', false],
    ['0190b6a4-0000-7000-8000-000000000001', false],
  ])('the user id "%s" is no local user: %s', (id, expected) => {
    expect(isGuest({ user_id: id })).toBe(expected);
  });
});

describe('switching department and role', () => {
  it('refreshes the token with deptId and roleId', async () => {
    const { session, postForm } = openSession();
    await session.refresh({ deptId: 'd', roleId: 'r' });
    expect(postForm).toHaveBeenCalledWith(
      'blade-auth/oauth/token',
      expect.objectContaining({ grant_type: 'refresh_token', deptId: 'd', roleId: 'r' }),
      { anonymous: true, quiet: false, headers: asksCookie },
    );
  });
});

describe('what a person says of himself', () => {
  it('is asked for anew, and kept', async () => {
    const { session, get } = openSession();
    await session.signIn(credentials);
    get.mockResolvedValue({
      ...signInAnswer,
      real_name: '林知远',
      avatar: '/api/blade-user/avatar/1',
    } as never);
    await session.reread();
    expect(get).toHaveBeenCalledWith('blade-auth/oauth/user-info');
    expect(session.user()).toMatchObject({
      user_id: '7',
      real_name: '林知远',
      avatar: '/api/blade-user/avatar/1',
    });
  });
});

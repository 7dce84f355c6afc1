import { describe, expect, it } from 'vitest';

import { decideNavigation } from './navigation.ts';
import type { Destination, Visitor } from './navigation.ts';

const to = (path: string, rest: Partial<Destination> = {}): Destination => ({
  path,
  name: '页面',
  query: {},
  meta: {},
  ...rest,
});
const guest: Visitor = { hasToken: false, storedToken: null, isLocked: false };
const member: Visitor = { hasToken: true, storedToken: 'abc', isLocked: false };

describe('a user without a token', () => {
  it('may open routes marked as not needing authentication', () => {
    const decision = decideNavigation(to('/policyinfo', { meta: { isAuth: false } }), guest);
    expect(decision).toMatchObject({ kind: 'open', tab: null });
  });

  it.each([{}, { isAuth: true }])('goes to /login from every other route (%j)', (meta) => {
    const decision = decideNavigation(to('/wel/index', { meta }), guest);
    expect(decision).toEqual({ kind: 'redirect', path: '/login' });
  });

  it('may open the login page itself', () => {
    const decision = decideNavigation(to('/login', { meta: { isAuth: false } }), guest);
    expect(decision.kind).toBe('open');
  });
});

describe('a logged-in user', () => {
  const locked = { ...member, isLocked: true };

  it('whose screen is locked is sent to the lock page', () => {
    expect(decideNavigation(to('/wel/index'), locked)).toEqual({ kind: 'redirect', path: '/lock' });
    expect(decideNavigation(to('/login'), locked)).toEqual({ kind: 'redirect', path: '/lock' });
  });

  it('stays on the lock page while locked', () => {
    expect(decideNavigation(to('/lock', { meta: { isTab: false } }), locked).kind).toBe('open');
  });

  it('visiting /login goes to /', () => {
    expect(decideNavigation(to('/login'), member)).toEqual({ kind: 'redirect', path: '/' });
  });

  it.each([null, ''])(
    'with an empty token (%j) is logged out locally and redirected to /login',
    (storedToken) => {
      const decision = decideNavigation(to('/wel/index'), { ...member, storedToken });
      expect(decision).toEqual({ kind: 'signOut', path: '/login' });
    },
  );

  it('otherwise gets a tab', () => {
    const decision = decideNavigation(to('/wel/index', { meta: { group: 'desk' } }), member);
    expect(decision).toMatchObject({
      kind: 'open',
      tab: { label: '页面', value: '/wel/index', group: 'desk', query: {}, meta: { group: 'desk' } },
    });
  });

  it('gets no tab when the route says it is not a tab', () => {
    const decision = decideNavigation(to('/info/index', { meta: { isTab: false } }), member);
    expect(decision).toMatchObject({ kind: 'open', tab: null });
  });
});

describe('the query parameter', () => {
  const going = (query: Destination['query']) => decideNavigation(to('/myiframe/page', { query }), member);

  it('src is honoured', () => {
    expect(going({ src: 'https://example.org/a' })).toMatchObject({ src: 'https://example.org/a' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//example.org', 'file:///etc/passwd'])(
    'src is dropped when it is %s',
    (src) => {
      expect(going({ src })).toMatchObject({ src: null });
    },
  );

  it('name is honoured', () => {
    expect(going({ name: '报表' })).toMatchObject({ tab: { label: '报表' } });
  });

  it('i18n is honoured', () => {
    expect(going({ i18n: 'report' })).toMatchObject({ tab: { meta: { i18n: 'report' } } });
  });

  it('target opens in a new window', () => {
    expect(going({ target: '_blank', src: 'https://example.org/a' })).toEqual({
      kind: 'newWindow',
      url: 'https://example.org/a',
    });
    expect(going({ target: '_blank' })).toEqual({ kind: 'newWindow', url: '/myiframe/page' });
  });

  it('menu hides the menu', () => {
    expect([going({}), going({ menu: 'false' })]).toMatchObject([{ showsMenu: true }, { showsMenu: false }]);
  });
});

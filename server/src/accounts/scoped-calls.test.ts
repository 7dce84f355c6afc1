import { expect, test } from 'vitest';

import { idsCovering, scopedPath } from './scoped-calls.ts';

const covers = (path: string, call: string, method: 'any' | 'get' | 'post' = 'any') =>
  idsCovering([{ id: 'one', method, path }], { method: 'GET', path: call }).length === 1;

test.each([
  ['/blade-user/page', '/blade-user/page', true],
  ['/blade-user/page', '/blade-user/pages', false],
  ['/blade-user/page', '/blade-user', false],
  ['/blade-user/*', '/blade-user/page', true],
  ['/blade-user/*', '/blade-user/search/user', false],
  ['/*/page', '/blade-user/page', true],
  ['/blade-user/**', '/blade-user/search/user', true],
  ['/blade-user/**', '/blade-user', false],
  ['/blade-user/**', '/blade-users/page', false],
  ['/**', '/blade-user/page', true],
])('%s covers %s: %s', (path, call, is) => {
  expect(covers(path, call)).toBe(is);
});

test('a scope of another method covers nothing', () => {
  expect(covers('/blade-user/page', '/blade-user/page', 'post')).toBe(false);
  expect(covers('/blade-user/page', '/blade-user/page', 'get')).toBe(true);
});

test.each([
  ['/blade-user/page', '/blade-user/page'],
  ['blade-user/page', '/blade-user/page'],
  ['/api/blade-user/page', '/blade-user/page'],
  [' /blade-user/** ', '/blade-user/**'],
  ['/blade-user/**/page', null],
  ['/blade user', null],
  ['', null],
  ['/(a+)+', null],
])('a path typed as %j is kept as %j', (typed, kept) => {
  expect(scopedPath(typed)).toBe(kept);
});

import { describe, expect, it } from 'vitest';

import { menuOf } from './menu/menu.ts';
import { routes } from './routes.ts';
import { destinationOf, isGranted, returnPath, routeAt, signInPath } from './navigation.ts';

const row = { id: '1', parentId: '0', source: null, category: 1, isOpen: 1 };
const menu = menuOf([
  {
    ...row,
    code: 'process',
    name: '办件中心',
    path: '/process',
    children: [{ ...row, code: 'todo', name: '待办任务', path: '/process/todo' }],
  },
]);
const at = (path: string) => routeAt(routes, path)!;

describe('who may open a page', () => {
  it('the holder of its menu', () => {
    expect(isGranted(at('/process/todo'), menu)).toBe(true);
    expect(isGranted(at('/policy/policyinfo'), menu)).toBe(false);
  });

  it('the holder of its parent’s menu where it has none of its own', () => {
    expect(isGranted(at('/workflow/process/detail/abc'), menu)).toBe(true);
    expect(isGranted(at('/workflow/process/detail/abc'), [])).toBe(false);
  });

  it('everyone signed in where it belongs to no menu', () => {
    expect(isGranted(at('/wel/index'), [])).toBe(true);
  });
});

describe('the way to a page', () => {
  it('an unknown path belongs to no route', () => {
    expect(routeAt(routes, '/nowhere')).toBeUndefined();
  });

  it('the parameters and the query of a visit stand in its tab', () => {
    const visit = { pathname: '/workflow/process/detail/abc', search: '?name=研发补助', label: '办理' };
    expect(destinationOf(at(visit.pathname), visit)).toMatchObject({
      path: '/workflow/process/detail/abc',
      name: '办理',
      query: { name: '研发补助' },
      params: { params: 'abc' },
    });
  });
});

describe('the way back after signing in', () => {
  it('leads where the reader was', () => {
    const search = new URL(signInPath('/policy/policyinfo?current=2'), 'http://admin').searchParams;
    expect(returnPath(search)).toBe('/policy/policyinfo?current=2');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
    'never leaves the app: %j',
    (redirect) => {
      expect(returnPath(new URLSearchParams({ redirect }))).toBe('/');
    },
  );
});

import { describe, expect, it } from 'vitest';

import { routes } from '../routes.ts';
import { menuOf } from './menu.ts';
import { pageAt } from './page-at.ts';

const row = { id: '1', parentId: '0', name: '', source: null, category: 1, isOpen: 1 };
const menu = menuOf([
  { ...row, code: 'dict', path: '/basics/words' },
  { ...row, code: 'fresh', path: '/basics/fresh' },
  { ...row, code: 'group', path: '/basics', children: [{ ...row, code: 'param', path: '/system/param' }] },
]);
const screenOf = (code: string) => routes.find((route) => route.menu === code)?.screen;

describe('menu routes fetched from the server', () => {
  it('are added to the routes of the app: a page answers where its menu row puts it', () => {
    expect(pageAt(menu, '/basics/words')).toMatchObject({
      path: '/basics/words',
      menu: 'dict',
      screen: screenOf('dict'),
    });
  });

  it('a menu without a screen of its own has a page that says so', () => {
    const page = pageAt(menu, '/basics/fresh');
    expect(page).toMatchObject({ path: '/basics/fresh', menu: 'fresh' });
    expect(page?.screen).toBeTruthy();
  });

  it('a route of the app stays what it is', () => {
    expect(pageAt(menu, '/system/param')).toBe(routes.find(({ path }) => path === '/system/param'));
  });

  it.each(['/nowhere', '/basics'])('%s is no page', (path) => {
    expect(pageAt(menu, path)).toBeUndefined();
  });
});

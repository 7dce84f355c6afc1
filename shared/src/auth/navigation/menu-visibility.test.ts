import { expect, it } from 'vitest';

import { filterMenu, isVisible } from './menu-visibility.ts';

it.each([
  [undefined, ['clerk'], true],
  [{}, ['clerk'], true],
  [{ roles: [] }, [], true],
  [{ roles: ['administrator', 'clerk'] }, ['clerk'], true],
  [{ roles: ['administrator'] }, ['clerk'], false],
  [{ roles: ['administrator'] }, [], false],
])('an item with meta %j is visible to %j: %s', (meta, roles, visible) => {
  expect(isVisible({ label: 'x', ...(meta ? { meta } : {}) }, roles)).toBe(visible);
});

it('the filter matches items whose name starts with the typed text, case-insensitive', () => {
  const entries = [{ label: 'User' }, { label: 'Power users' }, { label: '用户管理' }];
  expect(filterMenu(entries, 'uSE')).toEqual([{ label: 'User' }]);
  expect(filterMenu(entries, '用户')).toEqual([{ label: '用户管理' }]);
  expect(filterMenu(entries, '')).toHaveLength(3);
});

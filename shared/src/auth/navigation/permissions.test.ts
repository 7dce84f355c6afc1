import { expect, it } from 'vitest';

import { can, flattenButtons } from './permissions.ts';

const tree = [
  { code: 'user', children: [{ code: 'user_add' }, { code: 'user_role', children: [] }] },
  { code: 'system', children: [{ code: 'dict', children: [{ code: 'dict_edit', children: null }] }] },
];

it('flattens the server list of codes to a map of code to true', () => {
  expect(flattenButtons(tree)).toEqual({ user_add: true, user_role: true, dict_edit: true });
});

it('grants what the map holds and nothing else', () => {
  const held = flattenButtons(tree);
  expect([can(held, 'user_add'), can(held, 'user_delete'), can(held, 'user')]).toEqual([true, false, false]);
});

it('does not take a name of every object for a permission', () => {
  expect([can({}, 'constructor'), can({}, 'toString')]).toEqual([false, false]);
});

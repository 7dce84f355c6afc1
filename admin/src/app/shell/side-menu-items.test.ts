import { expect, test } from 'vitest';

import { menuOf } from '../menu/menu.ts';
import { branchesAbove } from './side-menu-items.tsx';

const row = (code: string, children: object[] = []) => ({
  id: code,
  code,
  name: code,
  path: `/${code}`,
  children,
});
const menu = menuOf([row('a', [row('b', [row('c')]), row('d')]), row('e')] as never);

test.each([
  ['c', ['a', 'b']],
  ['d', ['a']],
  ['e', []],
  ['nowhere', []],
])('the branches above %s are %j', (code, above) => {
  expect(branchesAbove(menu, code)).toEqual(above);
});

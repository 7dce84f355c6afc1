import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import type { MenuSeed } from '../../src/seeds/reference/menu-seed.ts';
import { menus } from '../../src/seeds/reference/menus.ts';

const routeFiles = ['routes.ts', 'process-routes.ts'].map(
  (name) => new URL(`../../../admin/src/app/${name}`, import.meta.url),
);
const route = /\{ path: '(?<path>[^']+)', screen: [^}]+?, (?:menu: '(?<menu>[^']+)'|title: '\w+') \}/g;

/** Pages of the back-office: those of a menu, and those that are everybody's who is signed in. */
const pages = routeFiles
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(route)])
  .map(({ groups }) => groups!);
const routes = pages.filter(({ menu }) => menu !== undefined);

const below = (menu: MenuSeed): MenuSeed[] => [menu, ...(menu.children ?? []).flatMap(below)];
const seeded = menus.flatMap(below);

// Both say the path of a page; a misprint in one would be a menu that leads nowhere, or a page that nobody is granted.
test('every page that belongs to a menu is called as its menu says', () => {
  expect(routes.length).toBeGreaterThan(40);
  const codes = new Set(seeded.map(({ code }) => code));
  expect(routes.filter(({ menu }) => !codes.has(menu!))).toEqual([]);
  const paths = new Map(seeded.map(({ code, path }) => [code, path]));
  // The two other layouts of the dictionaries have the menu of the first.
  const renamed = routes.filter(({ menu, path }) => paths.get(menu!) !== path).map(({ path }) => path);
  expect(renamed).toEqual(['/dict-horizontal/index', '/dict-vertical/index']);
});

test('every menu that leads to a page has one', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const leaves = seeded.filter(({ children }) => !children);
  expect(leaves.filter(({ path }) => !paths.has(path))).toEqual([]);
});

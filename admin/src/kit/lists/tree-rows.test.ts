import { expect, it } from 'vitest';

import { grafted, nestedRows, onlyRoot } from './tree-rows.ts';

it('rows of one answer hang below each other, and one whose parent is elsewhere is a root', () => {
  const rows = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'elsewhere' },
  ];
  expect(nestedRows(rows)).toMatchObject([{ id: 'a', children: [{ id: 'b' }] }, { id: 'c' }]);
});

it('a row that says there is more can be opened, and then shows it', () => {
  const rows = nestedRows([
    { id: 'a', parentId: null, hasChildren: true },
    { id: 'b', hasChildren: false },
  ]);
  expect(rows[0]).toHaveProperty('children', []);
  expect(rows[1]).not.toHaveProperty('children');
  const opened = grafted(rows, 'a', nestedRows([{ id: 'c', parentId: 'a', hasChildren: true }]));
  expect(grafted(opened, 'c', [{ id: 'd' }])).toMatchObject([
    { id: 'a', children: [{ id: 'c', children: [{ id: 'd' }] }] },
    { id: 'b' },
  ]);
});

it('the only root is opened by itself, where rows hang below it', () => {
  const [root, other] = [{ id: 'a', children: [] }, { id: 'b' }];
  expect(onlyRoot([root])).toEqual(['a']);
  expect(onlyRoot([root, other])).toEqual([]);
  expect(onlyRoot([other])).toEqual([]);
});

import { expect, it } from 'vitest';

import { nameFirst } from './name-column.ts';

const columns = [
  { dataIndex: 'code', ellipsis: true },
  { dataIndex: 'title', ellipsis: true, isLesser: true },
];

it('what a row is known by comes first, whole and in sight, however far the table scrolls', () => {
  const [first, second] = nameFirst(columns, 'title', false);
  expect(first).toMatchObject({ dataIndex: 'title', ellipsis: false, isLesser: false, fixed: 'left' });
  expect(second).toEqual(columns[0]);
});

it('on a phone it scrolls with the rest, which it would cover', () => {
  expect(nameFirst(columns, 'title', true)[0]).not.toHaveProperty('fixed');
});

it('a list without such a column stays as it is', () => {
  expect(nameFirst(columns, 'name', false)).toEqual(columns);
});

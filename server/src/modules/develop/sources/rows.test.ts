import { expect, it } from 'vitest';

import { sourceColumns } from './rows.ts';

const told = (type: string) =>
  sourceColumns.parse([
    { name: 'kind', type, length: null, isNullable: 1, hasDefault: 0, isKey: 0, comment: '' },
  ])[0];

it('the type of a column keeps its length and precision', () => {
  for (const type of ['varchar(50)', 'decimal(12,2)', "enum('a','b')"]) expect(told(type)?.type).toBe(type);
});

it('a type that spells out many values is cut', () => {
  const type = told(`enum(${Array.from({ length: 500 }, (_, at) => `'v${String(at)}'`).join()})`)?.type;
  expect(type).toHaveLength(100);
  expect(type).toMatch(/^enum\('v0','v1'.*…$/);
});

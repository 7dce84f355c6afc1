import { expect, test } from 'vitest';

import type { Context } from '../../../kit/runtime/context.ts';
import { askedOf } from './asked.ts';

// Ids alone are asked of the database.
const context = {} as Context;
const asked = (query: Record<string, string>) => askedOf(context, { keyword: '技改', ...query }, true);

test('says what is looked for, among what, in which order and which page of it', async () => {
  expect(
    await asked({
      type: 'guide,policy',
      validity: 'valid, expiring',
      year: '2025',
      sort: 'cap',
      current: '3',
    }),
  ).toEqual({
    ...{ keyword: '技改', isCut: false, current: 3, size: 10, sort: 'cap', ignored: [] },
    filters: {
      ...{ types: ['policy', 'guide'], validity: ['valid', 'expiring'], year: ['2025'] },
      ...{ agencyId: [], industryIds: [], tagIds: [], enterpriseSizes: [], windowStatus: [] },
    },
  });
});

test('leaves aside what it does not know, and names it as far as it has room', async () => {
  const { ignored, filters, sort } = await asked({
    ...{ validity: 'valid,never', year: '25,2025', enterpriseSizes: "micro' or 1=1", agencyId: 'a03' },
    ...{ type: 'policy,person', sort: 'best', colour: 'red'.repeat(100) },
  });
  expect(ignored).toEqual([
    { field: 'agencyId', value: 'a03' },
    { field: 'enterpriseSizes', value: "micro' or 1=1" },
    { field: 'year', value: '25' },
    { field: 'validity', value: 'never' },
    { field: 'type', value: 'person' },
    { field: 'sort', value: 'best' },
    { field: 'colour', value: 'red'.repeat(20) },
  ]);
  expect([filters.validity, filters.year, filters.types, sort]).toEqual([
    ...[['valid'], ['2025'], ['policy']],
    'relevance',
  ]);
  const many = Array.from({ length: 1000 }, (_, at) => `x${String(at)}`).join(',');
  expect((await asked({ tagIds: many })).ignored).toHaveLength(20);
});

test('a type is no filter of a call that has its own', async () => {
  const { filters, ignored } = await askedOf(context, { keyword: '技改', type: 'guide' }, false);
  expect([filters.types, ignored]).toEqual([[], [{ field: 'type', value: 'guide' }]]);
});

test.each([
  [{ current: '-1' }, 'request.page'],
  [{ current: '1e9' }, 'request.page'],
  [{ size: '201' }, 'request.pageSize'],
  [{ keyword: '' }, 'search.keyword'],
  [{ keyword: ' \u0000\u202E\n ' }, 'search.keyword'],
])('%j is refused', async (query, code) => {
  await expect(asked(query)).rejects.toThrow(code);
});

test('a keyword is one line of at most a hundred characters, whatever signs are in it', async () => {
  expect(await asked({ keyword: ' a\u0000b\t 技\u202E改 ' })).toMatchObject({
    keyword: 'a b 技 改',
    isCut: false,
  });
  const { keyword, isCut } = await asked({ keyword: '𠮷'.repeat(10_000) });
  expect([keyword, isCut]).toEqual(['𠮷'.repeat(100), true]);
  const signs = `' | !* & ('`;
  expect((await asked({ keyword: signs })).keyword).toBe(signs);
});

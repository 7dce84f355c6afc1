import { expect, it } from 'vitest';

import { lacksFiles, misfitOf } from './material-files.ts';

const photos = { isRequired: 1, isShared: 0, source: 'company_file', minCount: 3 };

it('a required material lacks files until it has as many as it asks for', () => {
  expect([0, 2, 3, 4].map((held) => lacksFiles(photos, held))).toEqual([true, true, false, false]);
});

it('one that may be left out lacks none until there is one', () => {
  expect([0, 1, 3].map((held) => lacksFiles({ ...photos, isRequired: 0 }, held))).toEqual([
    false,
    true,
    false,
  ]);
});

it('what is fetched or filled in online lacks nothing', () => {
  expect(lacksFiles({ ...photos, isShared: 1 }, 0)).toBe(false);
  expect(lacksFiles({ ...photos, source: 'company_form' }, 0)).toBe(false);
});

it('a file fits by its format and its size; no formats mean any', () => {
  const rules = { accept: ['pdf', 'jpg'], maxSizeMb: 1 };
  expect(misfitOf(rules, { ext: 'pdf', sizeBytes: 1_048_576 })).toBeNull();
  expect(misfitOf(rules, { ext: 'pdf', sizeBytes: 1_048_577 })).toBe('size');
  expect(misfitOf(rules, { ext: 'docx', sizeBytes: 1 })).toBe('type');
  expect(misfitOf({ accept: [], maxSizeMb: 1 }, { ext: 'docx', sizeBytes: 1 })).toBeNull();
  expect(misfitOf({ accept: null, maxSizeMb: 1 }, { ext: 'docx', sizeBytes: 1 })).toBeNull();
});

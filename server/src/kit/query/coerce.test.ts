import { defineEntity } from '@policy/shared/contract/kit/entity.ts';
import {
  date,
  dateTime,
  flag,
  integer,
  longText,
  money,
  json,
  numericChoice,
  optional,
  references,
  text,
} from '@policy/shared/contract/kit/field.ts';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { coerced } from './coerce.ts';

const design = z.object({
  isCut: z.boolean().default(false),
  cells: z.array(z.object({ isKey: z.boolean().nullish(), note: z.unknown() })).optional(),
});

const sample = defineEntity('sample', {
  path: 'test/sample',
  fields: {
    code: text(20),
    note: longText(100),
    sort: integer(0, 99),
    amount: money(),
    isOpen: flag(),
    sex: numericChoice([1, 2]),
    day: date(),
    at: dateTime(),
    tagIds: references('tag'),
    design: optional(json(design)),
  },
});

describe('a submitted body', () => {
  test.each([
    ['code', 12, '12'],
    ['note', 0.5, '0.5'],
    ['sort', '7', 7],
    ['amount', '12.5000', 12.5],
    ['isOpen', '1', 1],
    ['isOpen', true, 1],
    ['isOpen', 'false', 0],
    [
      'design',
      { isCut: 1, cells: [{ isKey: '0', note: 1 }] },
      { isCut: true, cells: [{ isKey: false, note: 1 }] },
    ],
    ['sex', '2', 2],
    ['tagIds', ['', 'a'], ['a']],
    ['tagIds', [''], []],
    ['day', '1990-05-01 00:00:00', '1990-05-01'],
    ['day', '1990-05-01T08:30:00', '1990-05-01'],
  ])('has %s %j read as %j', (key, sent, read) => {
    expect(coerced(sample, { [key]: sent })).toEqual({ [key]: read });
  });

  test.each([
    ['code', true],
    ['code', Number.NaN],
    ['sort', ''],
    ['sort', '1e3'],
    ['sort', '0x10'],
    ['sort', '７'],
    ['isOpen', 2],
    ['isOpen', 'yes'],
    ['sex', true],
    ['design', { isCut: 2, other: 1 }],
    ['design', [1]],
    ['day', '1990-05-01 25:00:00'],
    ['day', '1990-05-01 noon'],
    ['day', 641520000000],
    ['at', '1990-05-01 08:30:00'],
    ['tagIds', ['a']],
    ['other', 12],
    ['constructor', 12],
    ['code', null],
  ])('has %s %j left as it is', (key, sent) => {
    expect(coerced(sample, { [key]: sent })).toEqual({ [key]: sent });
  });
});

import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import * as fields from './field.ts';

const id = '01936f5e-0000-7000-8000-000000000001';
const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

describe('a field that may be left empty', () => {
  const required = {
    text: fields.text(5),
    integer: fields.integer(1, 9),
    money: fields.money(),
    flag: fields.flag(),
    choice: fields.choice(['a', 'b']),
    date: fields.date(),
    dateTime: fields.dateTime(),
    reference: fields.reference('policy'),
    json: fields.json(z.array(z.string())),
  };

  test.each(Object.entries(required))(
    'takes null and nothing, which the required one refuses: %s',
    (_, schema) => {
      for (const value of [null, undefined]) {
        expect(takes(schema, value)).toBe(false);
        expect(takes(fields.optional(schema), value)).toBe(true);
      }
    },
  );

  test('keeps the hints and the rule of the field, and is no longer required', () => {
    const schema = fields.optional(fields.text(5, { list: true, search: true }));
    expect(fields.metaOf(schema)).toEqual({ kind: 'text', required: false, list: true, search: true });
    expect(takes(schema, 'longer')).toBe(false);
  });

  test('takes an empty list of ids or choices, which the required one refuses', () => {
    for (const schema of [fields.references('tag'), fields.choices(['a', 'b'])]) {
      expect(takes(schema, [])).toBe(false);
      expect(takes(fields.optional(schema), [])).toBe(true);
      expect(takes(fields.optional(schema), null)).toBe(true);
      expect(takes(fields.optional(schema), ['c'])).toBe(false);
    }
    expect(takes(fields.optional(fields.choices(['a', 'b'])), ['a', 'b', 'a'])).toBe(false);
  });

  test('takes neither null, nothing nor an empty list while it is needed', () => {
    const requiredWhen = { field: 'kind', is: 'far' };
    const line = fields.optional(fields.text(5, { requiredWhen }));
    const list = fields.optional(fields.references('tag', { requiredWhen }));
    for (const schema of [line, list]) {
      for (const value of [null, undefined, '', []])
        expect(takes(fields.demanded(schema), value)).toBe(false);
      expect(fields.metaOf(fields.demanded(schema))).toEqual({ ...fields.metaOf(schema), required: true });
      expect(takes(schema, null)).toBe(true);
    }
    expect([takes(fields.demanded(line), 'x'), takes(fields.demanded(list), [id])]).toEqual([true, true]);
  });

  test('leaves the required field required', () => {
    const schema = fields.text(5);
    fields.optional(schema);
    expect(fields.metaOf(schema).required).toBe(true);
  });
});

describe('a field takes', () => {
  test.each([
    { what: 'text without the blanks around it', schema: fields.text(3), given: ' 一二三 ', kept: '一二三' },
    { what: 'money with four decimals', schema: fields.money(), given: 123456.7891, kept: 123456.7891 },
    { what: 'a day of a leap year', schema: fields.date(), given: '2028-02-29', kept: '2028-02-29' },
    {
      what: 'a moment to the second',
      schema: fields.dateTime(),
      given: '2026-11-21 23:59:59',
      kept: '2026-11-21 23:59:59',
    },
    { what: 'an id of version 7', schema: fields.reference('policy'), given: id, kept: id },
  ])('$what', ({ schema, given, kept }) => {
    expect(schema.parse(given)).toBe(kept);
  });
});

describe('a field refuses', () => {
  test.each([
    ['money with five decimals', fields.money(), 0.12345],
    ['more money than its column holds', fields.money(), 10_000_000_000],
    ['a flag that is true', fields.flag(), true],
    ['the day 30 February', fields.date(), '2026-02-30'],
    ['a day of the year 0, which the database does not know', fields.date(), '0000-01-01'],
    ['a moment on 30 February', fields.dateTime(), '2026-02-30 00:00:00'],
    ['a moment at 24 o’clock', fields.dateTime(), '2026-02-28 24:00:00'],
    ['a moment of the year 0', fields.dateTime(), '0000-01-01 00:00:00'],
    ['a moment as ISO writes it', fields.dateTime(), '2026-02-28T12:00:00'],
    ['an id that is a number', fields.reference('policy'), '1'],
  ])('%s', (_, schema, value) => {
    expect(takes(schema, value)).toBe(false);
  });
});

test('the parent of a tree says that it is one, and may be absent', () => {
  const schema = fields.parentOf('department');
  expect(fields.metaOf(schema)).toMatchObject({
    kind: 'reference',
    source: 'department',
    root: true,
    required: false,
  });
  expect(takes(schema, null)).toBe(true);
});

describe('a text', () => {
  const turned = ['\u202a', '\u202e', '\u2066', '\u2069'];
  const marks = ['\u200e', '\u200f', '\u061c'];
  const controls = ['\u0000', '\u0007', '\u001b', '\u001f', '\u007f', '\u0085', '\u009f'];
  const kinds = [fields.text(50), fields.textLike(/^a/, 50), fields.optional(fields.text(50))];

  test.each([...turned, ...marks, ...controls, '\n', '\r', '\t'])('of one line has no %j in it', (sign) => {
    for (const schema of kinds) {
      expect(takes(schema, `a${sign}b`)).toBe(false);
      expect(takes(schema, 'a b，中文🙂é\u200db')).toBe(true);
    }
  });

  test('of several lines has breaks, tabs and the marks of pasted text, and nothing else of them', () => {
    expect(takes(fields.longText(50), `a\r\n\tb${marks.join('x')}`)).toBe(true);
    for (const sign of [...turned, ...controls]) expect(takes(fields.longText(50), `a${sign}b`)).toBe(false);
  });
});

test('two fields may share the schema of a structure and keep their own hints', () => {
  const shape = z.array(z.string());
  const [one, two] = [fields.json(shape, { list: true }), fields.json(shape)];
  expect(fields.metaOf(one).list).toBe(true);
  expect(fields.metaOf(two).list).toBeUndefined();
});

test('a schema that the kit did not build is a programming error', () => {
  expect(() => fields.metaOf(z.string())).toThrow('Field was not built with the contract kit');
});

import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { json, longText, text } from './field.ts';
import { placeOf, readable, remarks, shortLine, withoutUnreadable } from './readable.ts';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
const turned = ['\u202A', '\u202E', '\u2066', '\u2069'];
const marks = ['\u200E', '\u200F', '\u061C'];
const controls = ['\u0007', '\u001B', '\u007F', '\u0085'];
const pasted = 'שלום\u200F ل\u200E é\u200D🙂，中文';

describe('what people add in words', () => {
  it.each([...turned, ...controls])('has no %j in it', (sign) => {
    for (const schema of [remarks(99), shortLine(99)]) expect(takes(schema, `a${sign}b`)).toBe(false);
  });

  it('may be pasted from anywhere, on several lines where it is no line', () => {
    expect(takes(remarks(99), `${pasted}\r\n\t第二行`)).toBe(true);
    for (const sign of ['\n', '\t', '\r']) expect(takes(shortLine(99), `a${sign}b`)).toBe(false);
  });
});

describe('a call and a field', () => {
  it.each([...turned, ...controls, ...marks, '\n', '\t', '\u200D'])('agree about %j', (sign) => {
    const value = `a${sign}b`;
    expect(takes(shortLine(99), value)).toBe(takes(text(99), value));
    expect(takes(remarks(99), value)).toBe(takes(longText(99), value));
  });

  it.each(marks)('take the mark %j on several lines, and not on one', (sign) => {
    expect([takes(remarks(99), `a${sign}b`), takes(shortLine(99), `a${sign}b`)]).toEqual([true, false]);
  });
});

describe('a structure', () => {
  const schema = json(z.record(z.string(), z.unknown()));

  it.each([...turned, ...controls])('has no %j in its texts and keys, however deep', (sign) => {
    const bad = `a${sign}b`;
    for (const value of [{ a: bad }, { a: [{ b: [bad] }] }, { [bad]: 1 }])
      expect(takes(schema, value)).toBe(false);
    const [issue] = readable(z.unknown()).safeParse({ a: [1, { b: bad }] }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ['a', '1', 'b'], params: { rule: 'characters' } });
  });

  it('may hold everything else', () => {
    expect(takes(schema, { a: `${pasted}\n`, b: [null, 1, true, {}] })).toBe(true);
  });
});

describe('the place of a text', () => {
  const placeOfX = (value: unknown) => placeOf(value, (text) => text === 'x');

  it('is the first one in the order of writing, and that of its value for a key', () => {
    expect(placeOfX({ a: ['y', { b: 'x' }], c: 'x' })).toEqual(['a', '1', 'b']);
    expect(placeOfX({ a: { b: 1 }, x: {}, c: 'x' })).toEqual(['x']);
    expect([placeOfX('x'), placeOfX('y'), placeOfX(null)]).toEqual([[], undefined, undefined]);
  });

  it('may be asked for while looking', () => {
    const isThere = (_: string, path: () => readonly string[]) => path().join('.') === 'a.1';
    expect(placeOf({ a: ['y', 'z'] }, isThere)).toEqual(['a', '1']);
  });

  it('is found however deep or long a structure is', () => {
    let deep: unknown = 'x';
    for (let depth = 0; depth < 50_000; depth += 1) deep = [deep];
    expect(placeOfX(deep)).toHaveLength(50_000);
    expect(placeOfX([...Array.from({ length: 300_000 }, () => 'y'), 'x'])).toEqual(['300000']);
  });
});

it('what cannot be read is taken out of a text, and nothing else', () => {
  expect(withoutUnreadable(`${turned.join('x')}${controls.join('y')}${pasted}\n\t`)).toBe(
    `xxxyyy${pasted}\n\t`,
  );
});

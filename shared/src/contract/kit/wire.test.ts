import { describe, expect, test } from 'vitest';
import { z } from 'zod';

import { defineEntity } from './entity.ts';
import {
  choice,
  choices,
  date,
  integer,
  longText,
  money,
  optional,
  parentOf,
  reference,
  references,
  text,
} from './field.ts';
import { wireRow } from './wire-shapes.ts';
import { fromWire, toWire } from './wire.ts';

const a = '01936f5e-0000-7000-8000-000000000001';
const b = '01936f5e-0000-7000-8000-000000000002';

const node = defineEntity('node', {
  path: 'test/node',
  fields: {
    parentId: parentOf('node'),
    name: text(20),
    note: optional(longText(100)),
    day: optional(date()),
    size: optional(choice(['large', 'small'])),
    agencyId: optional(reference('department')),
    tagIds: references('tag'),
    industryIds: optional(references('industry')),
    colours: choices(['red', 'green']),
    sort: integer(0, 9),
  },
});

describe('a row on the wire', () => {
  test('carries lists of ids and choices comma-joined', () => {
    expect(toWire(node, { tagIds: [a, b], colours: ['red', 'green'], industryIds: [] })).toEqual({
      tagIds: `${a},${b}`,
      colours: 'red,green',
      industryIds: '',
    });
  });

  test('carries "0" for the parent of a root, and no parent that was not there', () => {
    expect(toWire(node, { parentId: null })).toEqual({ parentId: '0' });
    expect(toWire(node, { parentId: a })).toEqual({ parentId: a });
    expect(toWire(node, { name: 'x' })).toEqual({ name: 'x' });
  });

  test('carries every other key untouched', () => {
    expect(toWire(node, { id: a, version: 3, agencyName: '办公室', note: null })).toEqual({
      id: a,
      version: 3,
      agencyName: '办公室',
      note: null,
    });
  });

  test('leaves the row itself as it was', () => {
    const row = { tagIds: [a], parentId: null };
    toWire(node, row);
    expect(row).toEqual({ tagIds: [a], parentId: null });
  });
});

describe('what came in', () => {
  test('has its lists taken apart', () => {
    expect(fromWire(node, { tagIds: `${a},${b}`, colours: 'red' })).toEqual({
      tagIds: [a, b],
      colours: ['red'],
    });
    expect(fromWire(node, { tagIds: [a] })).toEqual({ tagIds: [a] });
    expect(fromWire(node, { tagIds: '', industryIds: `,${a},` })).toEqual({ tagIds: [], industryIds: [a] });
  });

  test.each(['0', 0, '', null])('has no parent when it says %j', (parentId) => {
    expect(fromWire(node, { parentId })).toEqual({ parentId: null });
  });

  test('has null where an optional field is blank', () => {
    expect(fromWire(node, { note: '', day: '', size: '', agencyId: '' })).toEqual({
      note: null,
      day: null,
      size: null,
      agencyId: null,
    });
  });

  test('keeps a required field blank, for the schema to refuse', () => {
    expect(fromWire(node, { name: '' })).toEqual({ name: '' });
    expect(node.draft.safeParse(fromWire(node, { name: '' })).success).toBe(false);
  });

  test('does not invent what was not sent', () => {
    expect(fromWire(node, {})).toEqual({});
  });
});

test('a row comes back from the wire as it left', () => {
  const row = {
    id: a,
    version: 1,
    parentId: null,
    name: '节点',
    note: null,
    day: '2026-11-21',
    size: 'small',
    agencyId: b,
    tagIds: [a, b],
    industryIds: [],
    colours: ['green'],
    sort: 0,
  };
  expect(fromWire(node, toWire(node, row))).toEqual(row);
  expect(fromWire(node, toWire(node, { ...row, parentId: b }))).toEqual({ ...row, parentId: b });
});

test('an answer with an amount fits its schema in any validator, and a draft is held to four decimals', () => {
  const grant = defineEntity('grant', {
    path: 'test/grant',
    fields: { amountWan: money(), paidWan: optional(money()) },
  });
  const schema = JSON.stringify(z.toJSONSchema(wireRow(grant), { unrepresentable: 'any' }));
  expect(schema).not.toContain('multipleOf');
  expect(wireRow(grant).shape['paidWan']?.safeParse(null).success).toBe(true);
  expect(grant.draft.safeParse({ amountWan: 1.23456 }).success).toBe(false);
});

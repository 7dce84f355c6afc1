import { describe, expect, it } from 'vitest';

import { answerProblems } from '../answer-problems.ts';
import { fileAnswers } from '../fields/file-fields.ts';
import { withLinkedFields } from '../linked-fields.ts';
import { ruleFaults } from '../rule-faults.ts';
import { seenForm } from './seen-form.ts';
import { hiddenFields, settledAnswers, withoutFields } from './settled-answers.ts';
import { namesTold, withTold } from '../fields/told-names.ts';

const number = (title: string, more: object = {}) => ({ type: 'number', title, ...more });
const worked = (title: string, formula: object) => number(title, { readOnly: true, 'x-formula': formula });
const text = (title: string, more: object = {}) => ({ type: 'string', title, minLength: 1, ...more });
const whenLeased = { 'x-shown': { '==': [{ var: 'kind' }, 'lease'] } };

const lease = {
  type: 'object',
  required: ['kind', 'landlord', 'rows'],
  properties: {
    kind: text('Kind'),
    landlord: text('Landlord', whenLeased),
    paper: text('Paper', { 'x-shown': { '!!': [{ var: 'landlord' }] } }),
    contract: {
      ...{ type: 'object', title: 'Contract', required: ['no'], ...whenLeased },
      properties: { no: text('No'), days: number('Days') },
    },
    rows: {
      ...{ type: 'array', title: 'Rows' },
      items: {
        type: 'object',
        properties: {
          price: number('Price'),
          count: number('Count'),
          cost: worked('Cost', { '*': [{ var: 'row.price' }, { var: 'row.count' }] }),
        },
      },
    },
    total: worked('Total', { sum: [{ var: 'rows' }, 'cost'] }),
    paid: number('Paid'),
    left: worked('Left', { '-': [{ var: 'total' }, { var: 'paid' }] }),
  },
};
const facts = { today: '2026-11-28', window: { begin: null, end: null } };

describe('answers as a form takes them', () => {
  it('have what is worked out, row by row and one from the other, whatever was sent', () => {
    const rows = [{ price: 0.1, count: 3, cost: 99 }, { price: 2, count: 2 }, { price: 5 }];
    const { rows: now, total, left } = settledAnswers(lease, { kind: 'own', rows, paid: 4, left: 1 });
    expect([now, total, left]).toEqual([
      [{ price: 0.1, count: 3, cost: 0.3 }, { price: 2, count: 2, cost: 4 }, { price: 5 }],
      4.3,
      0.3,
    ]);
  });

  it('have nothing that is not asked for, nor what depends on that', () => {
    const said = { kind: 'own', landlord: 'Li', paper: 'P', contract: { no: '1', days: 3 } };
    expect(settledAnswers(lease, said)).toEqual({ kind: 'own' });
    expect(settledAnswers(lease, { ...said, kind: 'lease' })).toEqual({ ...said, kind: 'lease' });
  });

  it('wait for what a formula needs', () => {
    expect(settledAnswers(lease, { kind: 'own', paid: 4 })).toEqual({ kind: 'own', paid: 4 });
  });

  it('need no answer to what is hidden, and one to what is shown', () => {
    const missing = (answers: Record<string, unknown>) => {
      const issues = [['landlord'], ['contract', 'no'], ['rows']].map((path) => ({
        keyword: 'required',
        path,
      }));
      return answerProblems({ schema: lease, facts }, { answers, issues }, 'en').map(({ path }) =>
        path.join('.'),
      );
    };
    expect(missing({ kind: 'own' })).toEqual(['rows']);
    expect(missing({ kind: 'lease' })).toEqual(['landlord', 'contract.no', 'rows']);
  });

  it('are drawn without what is hidden', () => {
    const hidden = hiddenFields(lease, { kind: 'own' });
    expect(hidden).toEqual([['landlord'], ['paper'], ['contract']]);
    const { properties, required } = withoutFields(lease, hidden);
    expect([Object.keys(properties), required]).toEqual([
      ['kind', 'rows', 'total', 'paid', 'left'],
      ['kind', 'rows'],
    ]);
    expect(withoutFields(lease, [])).toBe(lease);
  });
});

describe('what a form may say of fields that depend on others', () => {
  const faults = (properties: object, required: string[] = []) =>
    ruleFaults({ type: 'object', properties, required }, 'en').map(({ field }) => field);

  it('is refused where it reads what is not there, itself, or nothing', () => {
    expect(faults({ a: worked('A', { '+': [{ var: 'b' }] }) })).toEqual(['properties.a.x-formula']);
    const a = worked('A', { '+': [{ var: 'b' }, 1] });
    expect(faults({ a, b: worked('B', { '*': [{ var: 'a' }, 2] }) })).toEqual([
      'properties.a.x-formula',
      'properties.b.x-formula',
    ]);
    expect(faults({ a: worked('A', { '+': [1, 2] }) })).toEqual(['properties.a.x-formula']);
    expect(faults({ a: text('A', { 'x-shown': { '==': [{ var: 'today' }, '2026'] } }) })).toHaveLength(1);
    expect(faults({ a: text('A', { 'x-shown': { run: [{ var: 'a' }] } }) })).not.toEqual([]);
  });

  it('is refused for the amount applied for, in rows, and of what somebody fills in', () => {
    const shown = { 'x-shown': { '!!': [{ var: 'b' }] } };
    expect(faults({ applyAmountWan: number('Amount', shown), b: text('B') })).toHaveLength(1);
    const items = { type: 'object', properties: { m: text('M', shown) } };
    expect(faults({ b: text('B'), list: { type: 'array', title: 'L', items } })).toEqual([
      'properties.list.items.properties.m.x-shown',
    ]);
    const sum = { '+': [{ var: 'b' }] };
    expect(faults({ b: number('B'), a: number('A', { 'x-formula': sum }) })).toEqual([
      'properties.a.x-formula',
    ]);
    expect(faults({ b: number('B'), a: worked('A', sum) }, ['a'])).toEqual(['properties.a.x-formula']);
  });

  it('is fine where it is whole', () => expect(ruleFaults(lease, 'en')).toEqual([]));
});

it('a correction opens what depends on what it opens, and not the other way round', () => {
  expect(withLinkedFields(lease, ['form.kind']).sort()).toEqual([
    ...['form.contract', 'form.kind', 'form.landlord', 'form.paper'],
  ]);
  expect(withLinkedFields(lease, ['form.landlord'])).toEqual(['form.landlord', 'form.paper']);
  expect(withLinkedFields(lease, ['form.rows'])).toEqual(['form.rows', 'form.total', 'form.left']);
});

it('what depends on an answer that its reader is not told is decided for him', () => {
  const answers = { kind: 'own', paid: 1 };
  const seen = ['landlord', 'contract', 'rows', 'total', 'paid', 'left'];
  const { properties } = seenForm(lease, { answers, seen });
  expect(Object.keys(properties)).not.toContain('landlord');
  expect(seenForm(lease, { answers, seen: Object.keys(lease.properties) })).toBe(lease);
});

it('names of files and regions are told at their fields, in rows too', () => {
  const layout = withTold({}, { path: ['list', '2', 'paper'], names: { a: 'A.pdf' } });
  const both = withTold(layout, { path: ['list', '0', 'paper'], names: { b: 'B.pdf' } });
  expect(both).toEqual({
    list: { items: { paper: { 'ui:options': { names: { a: 'A.pdf', b: 'B.pdf' } } } } },
  });
  expect(namesTold({ 'ui:options': { names: { a: 'A', b: 1 } } })).toEqual({ a: 'A' });
});

it('files are found wherever they stand in a form, with what their field takes', () => {
  const files = { type: 'array', items: { type: 'string' }, 'x-files': { accept: ['pdf'], maxSizeMb: 2 } };
  const schema = {
    type: 'object',
    properties: {
      note: text('Note'),
      group: { type: 'object', properties: { files } },
      list: { type: 'array', items: { type: 'object', properties: { files } } },
    },
  };
  const answers = { note: 'x', group: { files: ['1'] }, list: [{}, { files: ['2', 3] }] };
  const limits = { accept: ['pdf'], maxSizeMb: 2 };
  expect(fileAnswers({ schema, uiSchema: {} }, answers)).toEqual([
    { path: ['group', 'files'], id: '1', limits },
    { path: ['list', '1', 'files'], id: '2', limits },
  ]);
});

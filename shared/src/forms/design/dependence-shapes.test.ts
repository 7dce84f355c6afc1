import { expect, it } from 'vitest';

import type { FormContent } from '../../contract/process-design/form-calls.ts';
import { changeField, renameField } from './edit-fields.ts';
import { readCondition, readFormula, writtenCondition, writtenFormula } from './dependence-shapes.ts';
import type { Condition, Formula } from './dependence-shapes.ts';
import { fieldAt } from './form-tree.ts';

it.each<Condition>([
  { join: 'and', tests: [{ field: 'a', is: '==', value: 'x' }] },
  {
    join: 'and',
    tests: [
      { field: 'a', is: '>=', value: 3 },
      { field: 'g.b', is: '!=', value: '' },
    ],
  },
  {
    join: 'or',
    tests: [
      { field: 'a', is: '<', value: 3 },
      { field: 'b', is: '==', value: 'y' },
    ],
  },
])('a condition is read as it was written: %j', (condition) => {
  expect(readCondition(writtenCondition(condition))).toEqual(condition);
});

it.each<Formula>([
  { kind: 'sum', fields: ['a', 'b', 'row.c'] },
  { kind: 'product', fields: ['a', 'b'] },
  { kind: 'difference', fields: ['a', 'b'] },
  { kind: 'rows', list: 'l', member: 'm' },
])('a formula is read as it was written: %j', (formula) => {
  expect(readFormula(writtenFormula(formula))).toEqual(formula);
});

it('what the builder would write otherwise is left to JSON Logic', () => {
  expect(readCondition({ and: [{ '==': [{ var: 'a' }, { var: 'b' }] }] })).toBeNull();
  expect(readCondition({ '!': [{ var: 'a' }] })).toBeNull();
  expect(readFormula({ '+': [{ var: 'a' }, 1] })).toBeNull();
  expect(readFormula({ '/': [{ var: 'a' }, { var: 'b' }] })).toBeNull();
});

const part = (more: object) => ({ type: 'number', title: 'T', ...more });
const content = {
  schema: {
    ...{ type: 'object', required: [] },
    properties: {
      price: part({}),
      group: { type: 'object', title: 'G', properties: { count: part({}) } },
      total: part({ 'x-formula': { '*': [{ var: 'price' }, { var: 'group.count' }] } }),
      list: {
        ...{ type: 'array', title: 'L' },
        items: {
          type: 'object',
          properties: {
            a: part({}),
            b: part({ 'x-formula': { '+': [{ var: 'row.a' }, { var: 'price' }] } }),
          },
        },
      },
      sum: part({ 'x-formula': { sum: [{ var: 'list' }, 'a'] }, 'x-shown': { '>': [{ var: 'price' }, 0] } }),
    },
  },
  uiSchema: {},
  texts: {},
};

it('conditions and formulas name a field by its new key, in groups and in rows', () => {
  const renamed: [string[], string][] = [
    [['price'], 'cost'],
    [['group', 'count'], 'pieces'],
    [['list', 'a'], 'c'],
  ];
  const now = renamed.reduce<FormContent>(
    (held, [path, name]) => renameField(held, path, name)?.content ?? held,
    content,
  );
  expect(fieldAt(now, ['total'])?.part['x-formula']).toEqual({
    '*': [{ var: 'cost' }, { var: 'group.pieces' }],
  });
  expect(fieldAt(now, ['list', 'b'])?.part['x-formula']).toEqual({
    '+': [{ var: 'row.c' }, { var: 'cost' }],
  });
  expect(fieldAt(now, ['sum'])?.part).toMatchObject({
    'x-formula': { sum: [{ var: 'list' }, 'c'] },
    'x-shown': { '>': [{ var: 'cost' }, 0] },
  });
});

it('a field that is changed elsewhere keeps its condition', () => {
  const field = fieldAt(content, ['sum']);
  const changed = changeField(content, ['sum'], { part: { ...field?.part, title: 'New' } });
  expect(fieldAt(changed, ['sum'])?.part['x-shown']).toEqual({ '>': [{ var: 'price' }, 0] });
});

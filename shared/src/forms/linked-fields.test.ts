import { expect, it } from 'vitest';

import { withLinkedFields } from './linked-fields.ts';

const message = { zh: '不符', en: 'They do not fit' };
const schema = {
  'x-rules': [
    { rule: { '==': [{ var: 'total' }, { sum: [{ var: 'rows' }, 'amount'] }] }, field: 'total', message },
    { rule: { '<=': [{ var: 'applied' }, { var: ['total', 0] }] }, field: 'applied', message },
    { rule: { '<=': [{ var: 'row.from' }, { var: 'today' }] }, field: 'stays.*.from', message },
    { rule: { '<': [{ var: 'begin' }, { var: 'end' }] }, field: 'end', message },
  ],
};

it('a correction opens what rules tie to a field that it names, however far', () => {
  expect(withLinkedFields(schema, ['form.rows', 'materials.m1'])).toEqual([
    'form.rows',
    'materials.m1',
    'form.total',
    'form.applied',
  ]);
});

it('a field of its own opens nothing beside it, and a day of the system is no field', () => {
  expect(withLinkedFields(schema, ['form.stays'])).toEqual(['form.stays']);
  expect(withLinkedFields(schema, ['form.summary'])).toEqual(['form.summary']);
});

it('a correction that names nothing leaves everything open', () => {
  expect(withLinkedFields(schema, [])).toEqual([]);
});

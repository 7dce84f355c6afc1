import { expect, it } from 'vitest';

import { formErrors } from './form-validation.ts';
import { capped } from './forms.ts';

const formWith = (amount: object) => ({
  type: 'object',
  properties: { applyAmountWan: { type: 'number', title: '申请金额（万元）', ...amount } },
});
const told = (schema: Record<string, unknown>, applyAmountWan: number) =>
  formErrors(schema, { applyAmountWan }, 'zh');

it('an amount above the cap is refused at its own field', () => {
  expect(told(capped(formWith({}), 200), 200)).toEqual([]);
  expect(told(capped(formWith({}), 200), 201)).toEqual([
    { field: 'applyAmountWan', message: '申请金额（万元）不能大于200' },
  ]);
});

it('a cap never lets in more than the form itself', () => {
  expect(told(capped(formWith({ maximum: 100 }), 200), 150)).toHaveLength(1);
});

it('a form that asks for no amount stays as it is', () => {
  const schema = { type: 'object', properties: { name: { type: 'string' } } };
  expect(capped(schema, 200)).toBe(schema);
});

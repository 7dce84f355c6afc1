import { expect, it } from 'vitest';

import { formErrors } from '../../../forms/form-validation.ts';
import { addVersion } from '../../../forms/keep-form.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft } from '../../../kit/runtime/errors.ts';
import { capped } from './forms.ts';

const formWith = (amount: object) => ({
  type: 'object',
  properties: { applyAmountWan: { type: 'number', title: '申请金额（万元）', ...amount } },
});
const facts = { today: '2026-11-21', window: { begin: null, end: null } };
const told = (schema: Record<string, unknown>, applyAmountWan: number) =>
  formErrors({ schema, facts }, { applyAmountWan }, 'zh');

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

it('a form whose rules name what it does not have is not kept, and is told which', async () => {
  const rule = { '<': [{ var: 'leaseStart' }, { var: 'leaseEnd' }] };
  const message = { zh: '结束日期须晚于开始日期', en: 'The end must be after the beginning' };
  const schema = { properties: { leaseEnd: {} }, 'x-rules': [{ rule, field: 'leaseEnd', message }] };
  // Refused before anything is written.
  const context = { locale: 'zh', tenantId: '000000' } as Context;
  const refused = addVersion(context, { key: 'form_x', version: 1, schema, uiSchema: {}, texts: {} });
  await expect(refused).rejects.toThrow(InvalidDraft);
  await expect(refused).rejects.toMatchObject({
    errors: [{ field: 'schema.x-rules.0.rule', message: '表单中没有字段“leaseStart”' }],
  });
});

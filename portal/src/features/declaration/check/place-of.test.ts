import { expect, it } from 'vitest';

import { placeOf } from './place-of.ts';

const path = '/policyitemguide/declaration/abc';

it.each([
  ['form.equipList.0.invoiceNo', `${path}?step=form#form.equipList.0.invoiceNo`],
  ['materials.m1', `${path}?step=materials#materials.m1`],
  ['account', `${path}?step=account#accountName`],
])('a refusal of %s leads to the field in its step', (field, href) => {
  expect(placeOf(field, '请输入', path)).toEqual({ fieldId: field, text: '请输入', href });
});

import { expect, it } from 'vitest';

import { zh } from '../../messages/zh.ts';
import { warningOf } from './warnings.ts';

const whole = { tenantId: '000000', name: '', account: 'zhang', password: 'Ab3-efgh', password2: 'Ab3-efgh' };
const empty = { tenantId: '', name: '', account: '', password: '', password2: '' };

it.each([
  [empty, '请先输入租户编号'],
  [{ ...empty, tenantId: '000000' }, '请先输入账号名称'],
  [{ ...whole, password: '' }, '请先输入密码'],
  [{ ...whole, password2: '' }, '请先输入密码'],
  [{ ...whole, password2: 'other' }, '两次密码输入不一致'],
])('%j is warned of with %s', (form, sentence) => {
  const warning = warningOf(form);
  expect(warning && zh.people.registration[warning]).toBe(sentence);
});

it('the user name is not checked', () => {
  expect(warningOf(whole)).toBeNull();
});

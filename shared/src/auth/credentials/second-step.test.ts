import { expect, test } from 'vitest';

import { ApiError } from '../../client/api-error.ts';
import { secondStepOf } from './second-step.ts';

const refused = (data: unknown) =>
  new ApiError({ code: 400, msg: '请输入动态验证码', response: { status: 400, headers: {}, data } });

test('a password that was right tells the ticket for its second step', () => {
  expect(secondStepOf(refused({ error: 'mfa_required', mfa_token: 'ticket' }))).toBe('ticket');
});

test('no other refusal is a second step', () => {
  for (const data of [null, '', {}, { error: 'mfa_required' }, { error: 'invalid_grant', mfa_token: 'x' }])
    expect(secondStepOf(refused(data))).toBeNull();
  expect(secondStepOf(new Error('mfa_required'))).toBeNull();
});

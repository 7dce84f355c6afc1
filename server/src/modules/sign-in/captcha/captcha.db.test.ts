import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { signInWithCaptcha } from '../../../../test/fixtures/captcha-sign-in.ts';
import { captchaAnswer } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';

const minute = 60_000;
const sentence = ({ status, body }: Answer) => [status, body.error_description];

describeOnEachServer('sign-in with a captcha', (server) => {
  it('asks people for its answer, and takes it in any case', async () => {
    expect(
      (await signInWithCaptcha(server, {}, { 'captcha-code': captchaAnswer.toLowerCase() })).status,
    ).toBe(200);
    for (const headers of [
      { 'captcha-code': 'WRONG' },
      { 'captcha-key': 'no-key' },
      { 'captcha-key': '', 'captcha-code': '' },
    ])
      expect(sentence(await signInWithCaptcha(server, {}, headers))).toEqual([400, '验证码不正确']);
  });

  it('tells a wrong captcha from a wrong password', async () => {
    const wrongCaptcha = await signInWithCaptcha(server, {}, { 'captcha-code': 'WRONG' });
    expect(wrongCaptcha.body.error).toBe('invalid_captcha');
    const wrongPassword = await signInWithCaptcha(server, {
      username: 'finance',
      password: hashPassword('nope'),
    });
    expect(wrongPassword.body.error).toBe('invalid_grant');
  });

  it('takes a captcha once, even when the first answer was wrong', async () => {
    const { body } = await server.call({ url: '/api/blade-auth/oauth/captcha' });
    const answers = [];
    for (const code of ['WRONG', captchaAnswer])
      answers.push(await signInWithCaptcha(server, {}, { 'captcha-key': body.key, 'captcha-code': code }));
    expect(answers.map(sentence)).toEqual([
      [400, '验证码不正确'],
      [400, '验证码不正确'],
    ]);
  });

  it('takes a captcha for five minutes', async () => {
    const { body } = await server.call({ url: '/api/blade-auth/oauth/captcha?kind=question' });
    server.clock.moveBy(5 * minute + 1000);
    expect(sentence(await signInWithCaptcha(server, {}, { 'captcha-key': body.key }))).toEqual([
      400,
      '验证码不正确',
    ]);
  });
});

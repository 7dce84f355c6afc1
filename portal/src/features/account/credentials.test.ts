import { describe, expect, it } from 'vitest';

import { credentialsOf, missingIn } from './credentials.ts';

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const whole = { username: ' company01 ', password: ' pass word ', captchaKey: 'k', captchaCode: ' a2b ' };

describe('the sign-in form', () => {
  it('gives account and captcha without the blanks around them, and the password as it was typed', () => {
    expect(credentialsOf(form(whole), '000000')).toEqual({
      tenantId: '000000',
      username: 'company01',
      password: ' pass word ',
      captcha: { key: 'k', code: 'a2b' },
    });
  });

  it('takes the tenant that was typed where the form asks for one', () => {
    expect(credentialsOf(form({ ...whole, tenantId: '123456' }), '000000').tenantId).toBe('123456');
  });

  it('names what was left empty in the order of the form', () => {
    expect(missingIn(credentialsOf(form({}), '000000'))).toEqual(['username', 'password', 'captchaCode']);
    expect(missingIn(credentialsOf(form(whole), '000000'))).toEqual([]);
  });
});

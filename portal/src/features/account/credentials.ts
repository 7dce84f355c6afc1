import type { Credentials } from '@policy/shared/auth/session/session.ts';

type Typed = Credentials & { captcha: { key: string; code: string } };

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** What a sign-in form holds; the tenant of the host where the form does not ask for one. */
export function credentialsOf(form: FormData, tenantId: string): Typed {
  return {
    tenantId: text(form, 'tenantId').trim() || tenantId,
    username: text(form, 'username').trim(),
    password: text(form, 'password'),
    captcha: { key: text(form, 'captchaKey'), code: text(form, 'captchaCode').trim() },
  };
}

/** The fields that were left empty, in the order of the form. */
export function missingIn({ username, password, captcha }: Typed) {
  const empty = { username: !username, password: !password, captchaCode: !captcha.code };
  return (['username', 'password', 'captchaCode'] as const).filter((field) => empty[field]);
}

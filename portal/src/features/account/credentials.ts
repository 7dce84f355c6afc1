import type { Credentials } from '@policy/shared/auth/session/session.ts';

import { textIn } from '../../lib/browser/text-in.ts';

type Typed = Credentials & { captcha: { key: string; code: string } };

/** What a sign-in form holds; the tenant of the host where the form does not ask for one. */
export function credentialsOf(form: FormData, tenantId: string): Typed {
  return {
    tenantId: textIn(form, 'tenantId').trim() || tenantId,
    username: textIn(form, 'username').trim(),
    password: textIn(form, 'password'),
    captcha: { key: textIn(form, 'captchaKey'), code: textIn(form, 'captchaCode').trim() },
  };
}

/** The fields that were left empty, in the order of the form. */
export function missingIn({ username, password, captcha }: Typed) {
  const empty = { username: !username, password: !password, captchaCode: !captcha.code };
  return (['username', 'password', 'captchaCode'] as const).filter((field) => empty[field]);
}

import { captchaPath } from '@policy/shared/client/sign-in-client.ts';
import type { PictureCaptcha, QuestionCaptcha } from '@policy/shared/client/sign-in-client.ts';

import { plainGet } from './plain-get.ts';

type Captcha = PictureCaptcha | QuestionCaptcha;

/** A captcha as a picture, or as a question in the reader's language. */
export async function loadCaptcha(kind: 'picture' | 'question'): Promise<Captcha> {
  const query = kind === 'question' ? '?kind=question' : '';
  const answer = await plainGet(`${captchaPath}${query}`);
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isCaptcha(body)) throw new Error(`no captcha: ${String(answer.status)}`);
  return body;
}

function isCaptcha(body: unknown): body is Captcha {
  if (typeof body !== 'object' || body === null || !('key' in body)) return false;
  return 'image' in body || 'question' in body;
}

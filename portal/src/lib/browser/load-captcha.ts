import { signInClient } from '@policy/shared/client/sign-in-client.ts';

import { http } from './browser-session.ts';

const signInCalls = signInClient(http);

/** A captcha as a picture, or as a question in the reader's language. */
export const loadCaptcha = (kind: 'picture' | 'question') =>
  kind === 'picture' ? signInCalls.pictureCaptcha() : signInCalls.questionCaptcha();

import { identityClient } from '@policy/shared/client/identity-client.ts';

import { http } from './browser-session.ts';

const identity = identityClient(http);

/** A captcha as a picture, or as a question in the reader's language. */
export const loadCaptcha = (kind: 'picture' | 'question') =>
  kind === 'picture' ? identity.pictureCaptcha() : identity.questionCaptcha();

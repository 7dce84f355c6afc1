import { isCaptchaRefusal } from '@policy/shared/auth/credentials/captcha-refusal.ts';
import type { Credentials } from '@policy/shared/auth/session/session.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { session } from '../../lib/browser/api-session.ts';

/** Signs in; answers what the server refused, in its words and at its field, or null once somebody is signed in. */
export async function trySignIn(typed: Credentials): Promise<FieldProblem | null> {
  try {
    await session.signIn(typed);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { fieldId: isCaptchaRefusal(error) ? 'captchaCode' : 'username', text: error.msg };
  }
}

import { isCaptchaRefusal } from '@policy/shared/auth/credentials/captcha-refusal.ts';
import { secondStepOf } from '@policy/shared/auth/credentials/second-step.ts';
import type { Credentials } from '@policy/shared/auth/session/session.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';

import type { FieldProblem } from '../../components/forms/error-summary.tsx';
import { session } from '../../lib/browser/api-session.ts';

/** What became of an attempt: somebody is signed in, a code is awaited, or the server refused it in its own words. */
export type Attempted = 'signedIn' | { ticket: string } | { problem: FieldProblem };

/** Signs in with account and password. */
export async function trySignIn(typed: Credentials): Promise<Attempted> {
  try {
    await session.signIn(typed);
    return 'signedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const ticket = secondStepOf(error);
    if (ticket) return { ticket };
    const fieldId = isCaptchaRefusal(error) ? 'captchaCode' : 'username';
    return { problem: { fieldId, text: error.msg } };
  }
}

/** Ends a sign-in that waits for its code. */
export async function trySecondStep(step: { ticket: string; code: string }): Promise<Attempted> {
  try {
    await session.finishSignIn(step);
    return 'signedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { problem: { fieldId: 'code', text: error.msg } };
  }
}

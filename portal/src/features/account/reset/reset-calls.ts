import { deviceKey } from '@policy/shared/auth/session/standing.ts';
import { deviceTokenHeader } from '@policy/shared/auth/storage/site.ts';
import { ApiError } from '@policy/shared/client/api-error.ts';
import { z } from 'zod/mini';

import type { FieldProblem } from '../../../components/forms/error-summary.tsx';
import { http, store } from '../../../lib/browser/api-session.ts';

/** What is asked for. */
export interface Asking {
  tenantId: string;
  account: string;
  by: 'phone' | 'email';
  captcha: { key: string; code: string };
}

/** A new password, and what proves that it may be set. */
export interface Finishing {
  id: string;
  proof: string;
  newPassword: string;
  newPassword1: string;
}

type Outcome<T> = { done: T } | { problem: FieldProblem };

/** Asks for a code or a link; what is answered says nothing of whether there is such an account. */
export const askReset = ({ captcha, ...asked }: Asking) =>
  told(
    () =>
      http.post<{ id: string; minutes: number }>('blade-user/password-reset/ask', asked, {
        anonymous: true,
        headers: {
          'Captcha-Key': captcha.key,
          'Captcha-Code': captcha.code,
          [deviceTokenHeader]: store.read(deviceKey, z.string()) ?? '',
        },
      }),
    'captchaCode',
  );

/** Sets the new password. */
export const finishReset = (asked: Finishing) =>
  told(() => http.post<null>('blade-user/password-reset/finish', asked, { anonymous: true }), 'proof');

async function told<T>(call: () => Promise<T>, otherwise: string): Promise<Outcome<T>> {
  try {
    return { done: await call() };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [first] = error.errors;
    return { problem: { fieldId: first?.field ?? otherwise, text: first?.message ?? error.msg } };
  }
}

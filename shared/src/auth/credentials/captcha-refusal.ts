import * as z from 'zod/mini';

import type { ApiError } from '../../client/api-error.ts';

/** The `error` of a token call whose captcha was not answered rightly; an extension of OAuth's words. */
export const captchaRefused = 'invalid_captcha';

const refusal = z.object({ error: z.literal(captchaRefused) });

/** Whether a sign-in was refused for its captcha, rather than for the account or the password. */
export const isCaptchaRefusal = ({ response }: ApiError) => refusal.safeParse(response?.data).success;

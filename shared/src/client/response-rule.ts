import * as z from 'zod/mini';

import { clientSentence } from '../messages/client-sentence.ts';
import type { Locale } from '../messages/kit.ts';
import { ApiError } from './api-error.ts';
import type { Answer } from './api-error.ts';

/** What is missing, or something else than it should be, is not said. */
const orNothing = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined);

const problem = z.object({ field: z.string(), message: z.string() });
const body = z.object({
  code: orNothing(z.number()),
  msg: orNothing(z.string()),
  error_description: orNothing(z.string()),
  data: orNothing(z.object({ errors: z.array(problem) })),
});

/** Whether the rule lets an answer pass, and how it is turned away where not. */
export type Verdict =
  | { kind: 'passed' }
  | { kind: 'whitelisted' | 'unauthorised' | 'rejected'; error: ApiError };

/** Statuses that are answers; anything else is a failure of the transport. */
export const isAnswer = (status: number) => status >= 200 && status <= 500;

/** Applies the specification's response rule: code from the body or else the status, whitelist, 401, 200/100. */
export function judge(answer: Answer, whitelist: readonly number[], locale: Locale): Verdict {
  const code = codeOf(answer);
  if (whitelist.includes(code)) return { kind: 'whitelisted', error: refusal(answer, locale) };
  if (code === 200 || code === 100) return { kind: 'passed' };
  return { kind: code === 401 ? 'unauthorised' : 'rejected', error: refusal(answer, locale) };
}

const said = (answer: Answer) => body.safeParse(answer.data).data ?? {};
const codeOf = (answer: Answer) => said(answer).code ?? answer.status;

function refusal(answer: Answer, locale: Locale): ApiError {
  const { msg, error_description, data } = said(answer);
  return new ApiError({
    code: codeOf(answer),
    msg: msg || error_description || clientSentence('transport.unknown', locale),
    errors: data?.errors,
    response: answer,
  });
}

import { registerStatus } from '@policy/shared/contract/people/register.ts';
import { z } from 'zod';

/** Where companies and people register; forms of this page come to its own address. */
export const registerPath = '/registerNew';
/** The header in which the portal's own server hands an answered form to the page; no reader can say it. */
export const registerHeader = 'x-portal-register';

/** A form as it comes back to its page: what was typed, without any password, and what became of it. */
const registerState = z.object({
  view: z.enum(['form', 'status']),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ fieldId: z.string(), text: z.string() })),
  captchaKind: z.enum(['picture', 'question']),
  isCodeSent: z.boolean(),
  status: registerStatus.nullable(),
});
export type RegisterState = z.output<typeof registerState>;

/** A page that nobody has typed into. */
export const freshState: RegisterState = {
  ...{ view: 'form', values: {}, problems: [], captchaKind: 'picture' },
  ...{ isCodeSent: false, status: null },
};

/** Whether a page is about a request that was sent before; the form that came back of one is, too. */
export const asksStatus = ({ view, status }: Pick<RegisterState, 'view' | 'status'>): boolean =>
  view === 'status' || status !== null;

/** A state as a header carries it. */
export const writtenState = (state: RegisterState): string =>
  Buffer.from(JSON.stringify(state)).toString('base64url');

/** The state that a header carries; a fresh one where it carries none. */
export function readState(header: string | null): RegisterState {
  if (!header) return freshState;
  return registerState.parse(JSON.parse(Buffer.from(header, 'base64url').toString('utf8')));
}

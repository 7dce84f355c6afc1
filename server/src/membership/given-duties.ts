import type { Duty } from '@policy/shared/contract/companies/duties.ts';

import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { actorOf } from './applicant.ts';

/**
 * Refuses to give the duty to sign to somebody who has not got it, unless whoever gives it signs for the company himself.
 * An officer gives it as well, by calls of his own that ask for a proof: keeping the members makes nobody a signer.
 */
export function assertMayGive(context: Context, given: readonly Duty[], had: readonly Duty[] = []): void {
  if (!given.includes('signer') || had.includes('signer')) return;
  if (!actorOf(context).duties.includes('signer')) throw new Refusal('company.signerProof', {}, 'duties');
}

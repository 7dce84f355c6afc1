import type { PreviewClaim } from '@policy/shared/contract/portal/preview.ts';

import type { Services } from './services.ts';

/** How long a preview token holds. */
const lifeSeconds = 600;

/** A row of a tenant that may be seen before it is public. */
interface Previewed extends Omit<PreviewClaim, 'token'> {
  tenantId: string;
}

type Signing = Pick<Services, 'previews' | 'clock'>;

// Signed as JSON, because no other row has the same text then.
const subjectOf = ({ tenantId, entity, id }: Previewed) => JSON.stringify([tenantId, entity, id]);

/** A token that shows one row as it is by then, and when it ends; whoever holds it needs no other right. */
export function issuePreviewToken(
  { previews, clock }: Signing,
  row: Previewed,
): { token: string; ends: Date } {
  const expires = Math.floor(clock.now().getTime() / 1000) + lifeSeconds;
  const signed = new URLSearchParams(previews.sign(subjectOf(row), expires));
  return { token: `${expires}.${signed.get('signature')}`, ends: new Date(expires * 1000) };
}

/** Whether a token was issued here for this row of this tenant, and still holds. */
export function holdsPreviewToken(
  { previews, clock }: Signing,
  { token, ...row }: Previewed & PreviewClaim,
): boolean {
  const [expires = '', signature = ''] = token.split('.');
  return previews.holds(subjectOf(row), { expires, signature }, clock.now());
}

import { eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { serviceEndpointTable as endpoints } from '../tables.ts';

/** Where in the tables the secret of an endpoint is sealed. */
export const endpointSecretPlace = (id: string) => `serviceEndpoint.secret:${id}`;

const longest = 500;
/** What a header can carry. */
const printable = /^[\x20-\x7e]+$/;

/** The secret that a body brings; empty keeps the one that is there. */
export function secretSent(sent: Readonly<Record<string, unknown>>): string {
  const { secret } = sent;
  const said = typeof secret === 'string' ? secret.trim() : '';
  if (said !== '' && (said.length > longest || !printable.test(said)))
    throw new Refusal('serviceEndpoint.secret', { most: longest }, 'secret');
  return said;
}

/** Keeps an endpoint's secret sealed beside it, when one was sent; one without a header that carries it has none. */
export async function keepSecret(
  { db }: Context,
  cipher: FieldCipher,
  {
    id,
    secretHeader,
    sent,
  }: { id: string; secretHeader: string | null; sent: Readonly<Record<string, unknown>> },
): Promise<void> {
  const secret = secretSent(sent);
  if (secretHeader !== null && secret === '') return;
  const secretCipher = secretHeader === null ? null : cipher.seal(secret, endpointSecretPlace(id));
  await db.update(endpoints).set({ secretCipher }).where(eq(endpoints.id, id));
}

/** The sealed secret of an endpoint; null where it has none. */
export async function sealedSecret({ db }: Pick<Context, 'db'>, id: string): Promise<string | null> {
  const [row] = await db
    .select({ sealed: endpoints.secretCipher })
    .from(endpoints)
    .where(eq(endpoints.id, id));
  return typeof row?.sealed === 'string' ? row.sealed : null;
}

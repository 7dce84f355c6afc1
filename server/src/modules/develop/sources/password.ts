import { eq } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import type { FieldCipher } from '../../../kit/services/field-cipher.ts';
import { dataSourceTable } from '../tables.ts';

/** Name of the column for the seal, so that a sealed value opens at its own place only. */
export const passwordPlace = 'dataSource.password';
const longest = 200;

/** Keeps a data source's password sealed beside it, when one was sent; an empty one leaves the old. */
export async function keepPassword(
  { db }: Context,
  cipher: FieldCipher,
  { id, sent }: { id: string; sent: Readonly<Record<string, unknown>> },
) {
  const { password } = sent;
  if (typeof password !== 'string' || password === '') return;
  await db
    .update(dataSourceTable)
    .set({ passwordCipher: cipher.seal(password.slice(0, longest), passwordPlace) })
    .where(eq(dataSourceTable.id, id));
}

/** The sealed password of a data source; null where it has none. */
export async function sealedPassword({ db }: Context, id: string): Promise<string | null> {
  const [row] = await db
    .select({ sealed: dataSourceTable.passwordCipher })
    .from(dataSourceTable)
    .where(eq(dataSourceTable.id, id));
  return typeof row?.sealed === 'string' ? row.sealed : null;
}

/** Whether a data source has a password. */
export const hasPassword = async (context: Context, id: string): Promise<boolean> =>
  (await sealedPassword(context, id)) !== null;

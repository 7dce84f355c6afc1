import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import { and, eq } from 'drizzle-orm';

import type { Opening } from '../../kit/crud/reveal.ts';
import type { Context } from '../../kit/runtime/context.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { applicationTable } from './tables.ts';

/** Name of the column for the seal, so that a sealed value opens at its own place only. */
export const bankAccountPlace = 'application.bankAccount';

/** Keeps a bank account sealed beside its application; answers carry the mask alone. */
export async function keepBankAccount(
  context: Context,
  cipher: FieldCipher,
  { id, bankAccount }: { id: string; bankAccount: string },
) {
  await context.db
    .update(applicationTable)
    .set({
      bankAccountCipher: cipher.seal(bankAccount, bankAccountPlace),
      bankAccountMasked: maskOf('account', bankAccount),
    })
    .where(eq(applicationTable.id, id));
}

/** The whole of it, for whoever may have it revealed; null while none was given. */
export const openBankAccount: Opening = async ({ id, context, services }) => {
  const [row] = await context.db
    .select({ sealed: applicationTable.bankAccountCipher })
    .from(applicationTable)
    .where(and(eq(applicationTable.id, id), eq(applicationTable.tenantId, context.tenantId)));
  return typeof row?.sealed === 'string' ? services.cipher.open(row.sealed, bankAccountPlace) : null;
};

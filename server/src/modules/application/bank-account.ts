import { eq } from 'drizzle-orm';

import type { Context } from '../../kit/context.ts';
import type { FieldCipher } from '../../kit/field-cipher.ts';
import { applicationTable } from './tables.ts';

/** Name of the column for the seal, so that a sealed value opens at its own place only. */
const place = 'application.bankAccount';

/** Keeps a bank account sealed beside its application; answers carry the mask alone. */
export async function keepBankAccount(
  context: Context,
  cipher: FieldCipher,
  { id, bankAccount }: { id: string; bankAccount: string },
) {
  await context.db
    .update(applicationTable)
    .set({ bankAccountCipher: cipher.seal(bankAccount, place), bankAccountMasked: maskOf(bankAccount) })
    .where(eq(applicationTable.id, id));
}

/** A bank account as it may be shown: its last four digits. */
const maskOf = (bankAccount: string) => `**** **** **** ${bankAccount.slice(-4)}`;

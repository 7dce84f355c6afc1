import { isHolderExplained } from '@policy/shared/contract/application/account-holder.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';

import type { Opening } from '../../kit/crud/reveal.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { FieldCipher } from '../../kit/services/field-cipher.ts';
import { tableOf } from '../../kit/table/table.ts';
import { actorOf } from '../../membership/applicant.ts';
import { consentToAsk } from '../../membership/consents.ts';
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

/** What an application's account still lacks: a part of it, or why it is not the applicant's own; null where it is whole. */
export function accountRefusal(row: RowOf<typeof application>) {
  if (!row.accountName || !row.bankName || !row.bankAccountMasked) return 'application.accountMissing';
  return isHolderExplained(row, row.companyName) ? null : 'application.accountHolder';
}

/** Refuses whoever enters an account without having agreed to what becomes of it. */
export async function assertAccountConsent(context: Context): Promise<void> {
  const { userId } = actorOf(context);
  if (await consentToAsk(context, userId, 'bankAccount')) throw new Refusal('consent.bankAccount');
}

/** Refuses to pay a person who has taken back his consent; the account of a company is no person's. */
export async function assertPayable(
  context: Context,
  { userId, companyId }: { userId: string; companyId: string | null },
): Promise<void> {
  if (companyId !== null) return;
  if (await consentToAsk(context, userId, 'bankAccount')) throw new Refusal('consent.payout');
}

interface Proven {
  accountProofId?: string | null | undefined;
}

/**
 * The name of a file that proves why another's account is paid, where one is newly given: it has to be the caller's own.
 * Answers what the row keeps of it, nothing where it stays as it is.
 */
export async function proofIn(
  context: Context,
  kept: Required<Proven>,
  { accountProofId: given }: Proven,
): Promise<{ accountProofName?: string | null }> {
  if (given === undefined || given === kept.accountProofId) return {};
  if (given === null) return { accountProofName: null };
  const file = await repositoryOf(attachment, context).first(eq(tableOf(attachment).id, given));
  if (file?.createUser !== actorOf(context).userId) throw new Refusal('row.notFound');
  return { accountProofName: file.originalName };
}

/** The whole of it, for whoever may have it revealed; null while none was given. */
export const openBankAccount: Opening = async ({ id, context, services }) => {
  const [row] = await context.db
    .select({ sealed: applicationTable.bankAccountCipher })
    .from(applicationTable)
    .where(and(eq(applicationTable.id, id), eq(applicationTable.tenantId, context.tenantId)));
  return typeof row?.sealed === 'string' ? services.cipher.open(row.sealed, bankAccountPlace) : null;
};

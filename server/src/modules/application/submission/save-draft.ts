import { isDeepStrictEqual } from 'node:util';

import { isAboutAccount } from '@policy/shared/contract/application/account-holder.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { withLinkedFields } from '@policy/shared/forms/linked-fields.ts';
import { settledAnswers } from '@policy/shared/forms/dependences/settled-answers.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { z } from 'zod';

import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import type { Services } from '../../../kit/services/services.ts';
import { assertDuty } from '../../../membership/applicant.ts';
import { assertUndisputed } from '../../../membership/disputes.ts';
import { assertLevel } from '../../../membership/real-name-level.ts';
import { assertAccountConsent, keepBankAccount, proofIn } from '../bank-account.ts';
import { ownApplication } from './draft.ts';
import { knownAnswers, unreadableAnswer } from '../../../forms/form-validation.ts';
import { keepingGiven, withCompanyFacts } from '../../../forms/given-answers.ts';
import { unfitFiles } from '../../../forms/stored-files.ts';
import { applicationForm, guideOf } from '../forms/forms.ts';
import { mayCorrect, correctionTargetsOf } from './correction-targets.ts';

type Application = RowOf<typeof application>;

const bankAccountInput = z.looseObject({
  bankAccount: z
    .string()
    .trim()
    .regex(/^\d{8,30}$/)
    .or(z.literal(''))
    .optional(),
});

/** Saves what the applicant has so far; whole and right it need only be when it is handed in. */
export async function saveDraft(context: Context, services: Services, body: unknown): Promise<Application> {
  const { id, version, values } = readSubmission(application, body, context);
  if (!id) throw new Refusal('row.notFound');
  const row = await ownApplication(context, id);
  const { bankAccount } = readBankAccount(body);
  const changed = [...changedBy(values, row), ...(bankAccount ? ['bankAccount'] : [])];
  assertDutiesFor(context, changed);
  if (changed.some(isAboutAccount)) {
    await assertLevel(context, 'money');
    await assertUndisputed(context, row.companyId);
    await assertAccountConsent(context);
  }
  const refs = row.status === 'supplement' ? await correctionTargetsOf(context, row.id) : [];
  refuseUnlessEditable(context, row, { fields: changed, refs });
  if (values.formData) {
    Object.assign(values, await answersTo(context, row, { sent: values.formData, refs }));
    Object.assign(values, amountIn(values.formData));
  }
  Object.assign(values, await proofIn(context, row, values));
  const saved = await repositoryOf(application, context).update(id, values, version);
  if (!bankAccount) return saved;
  await keepBankAccount(context, services.cipher, { id, bankAccount });
  return repositoryOf(application, context).get(id);
}

/** Answers are a preparer's to give, accounts are for finance. */
function assertDutiesFor(context: Context, changed: readonly string[]) {
  if (changed.some(isAboutAccount)) assertDuty(context, 'finance');
  if (!changed.every(isAboutAccount)) assertDuty(context, 'preparer');
}

/** Where the form asks for the amount its answer is the column, which caps, lists and payment read. */
const amountIn = ({ applyAmountWan }: Record<string, unknown>) =>
  applyAmountWan === undefined
    ? {}
    : { applyAmountWan: application.fields.applyAmountWan.safeParse(applyAmountWan).data ?? null };

function readBankAccount(body: unknown) {
  const read = bankAccountInput.safeParse(body);
  if (!read.success) throw new Refusal('application.accountMissing');
  return read.data;
}

/** The fields of a submitted row that differ from the stored one: clients send whole rows back. */
const changedBy = (values: Partial<Application>, row: Application) =>
  Object.entries(values).flatMap(([field, value]) =>
    isDeepStrictEqual(value, Reflect.get(row, field)) ? [] : [field],
  );

/** The applicant may change all of a draft, under correction what was asked for, and nothing in any other state. */
function refuseUnlessEditable(
  context: Context,
  row: Application,
  { fields, refs }: { fields: readonly string[]; refs: readonly string[] },
) {
  if (row.status === 'draft') return;
  if (row.status !== 'supplement') throw notEditable(context, row);
  const closed = fields.filter((field) => field !== 'formData' && !mayCorrect(refs, field));
  if (closed.length > 0) throw new Refusal('application.notMended');
}

interface SentAnswers {
  sent: Record<string, unknown>;
  /** What a correction asks for, as `correctionTargetsOf` tells it. */
  refs: readonly string[];
}

/**
 * What the row holds once these answers are taken, right or not yet, with the form that they are written in from now on; a guide
 * without a form asks for no further ones.
 */
async function answersTo(context: Context, row: Application, { sent, refs }: SentAnswers) {
  const guide = await guideOf(context, row);
  const form = await applicationForm(context, row, guide);
  if (!form) return { formData: onlyMended(row, { sent: {}, refs }) };
  const kept = row.formData ?? {};
  const open = withLinkedFields(form.schema, refs);
  const known = knownAnswers(form.schema, sent);
  const given =
    row.status === 'draft' ? await withCompanyFacts(context, form, known) : keepingGiven(form, known, kept);
  const answers = settledAnswers(form.schema, onlyMended(row, { sent: given, refs: open }));
  // An unchanged answer was accepted before, perhaps under an earlier rule, and may not be open to the applicant now.
  const written = Object.entries(answers).filter(([field, value]) => !isDeepStrictEqual(value, kept[field]));
  const errors = [
    ...unreadableAnswer(form, Object.fromEntries(written), context.locale),
    ...(await unfitFiles(context, form, { answers, before: kept })),
  ];
  if (errors.length > 0)
    throw new InvalidDraft(errors.map(({ field, message }) => ({ field: `form.${field}`, message })));
  return { formData: answers, formKey: form.key, formVersion: form.version };
}

/** Under correction the answers that were not asked for stay as they were, whatever the client sends. */
function onlyMended(row: Application, { sent, refs }: SentAnswers) {
  if (row.status === 'draft') return sent;
  const kept = row.formData ?? {};
  const open = Object.keys({ ...kept, ...sent }).filter((field) => mayCorrect(refs, `form.${field}`));
  return {
    ...kept,
    ...Object.fromEntries(open.flatMap((field) => (field in sent ? [[field, sent[field]]] : []))),
  };
}

/** The refusal for an application that nobody may change in its present state. */
export function notEditable(context: Context, row: Application) {
  const names = catalogue(context.locale).entity(application.name).choices.status ?? {};
  return new Refusal('application.notEditable', { status: names[row.status] ?? row.status });
}

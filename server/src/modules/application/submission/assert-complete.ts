import type { MaterialView } from '@policy/shared/contract/application/calls.ts';
import { lacksFiles, misfitOf } from '@policy/shared/contract/application/material-files.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { materialsOf } from '../case/case-parts.ts';
import { accountRefusal } from '../bank-account.ts';
import { applicationForm } from '../forms/forms.ts';
import { formErrors } from '../../../forms/form-validation.ts';
import { unfitEntries } from '../../../forms/dictionaries.ts';
import { unfitRegions } from '../../../forms/regions.ts';
import { unfitFiles } from '../../../forms/stored-files.ts';
import { correctionTargetsOf, mayCorrect } from './correction-targets.ts';

type Application = RowOf<typeof application>;
type Guide = RowOf<typeof itemGuide>;
type Form = NonNullable<Awaited<ReturnType<typeof applicationForm>>>;

/** Holds a whole application to its form, its materials, its account and its cap; the answer names every place to mend. */
export async function assertComplete(context: Context, row: Application, guide: Guide) {
  const form = await applicationForm(context, row, guide);
  const answers = form ? await answerErrors(context, form, row) : [];
  const errors = [
    ...answers.map(({ field, message }) => ({ field: `form.${field}`, message })),
    ...(await materialErrors(context, row)),
    ...accountErrors(context, row),
  ];
  if (errors.length > 0) throw new InvalidDraft(errors);
  assertAmount(row, guide);
}

/** What the form refuses, and what rows of the tenant say against an answer; its files are held until the commit. */
async function answerErrors(context: Context, form: Form, { formData, status }: Application) {
  const answers = formData ?? {};
  // What was handed in once stays, though its dictionary offers it no more: under correction it may not be open to the applicant.
  const before = status === 'supplement' ? answers : {};
  const errors = formErrors(form, answers, context.locale);
  if (errors.length > 0) return errors;
  return [
    ...(await unfitEntries(context, form, { answers, before })),
    ...(await unfitRegions(context, form, answers)),
    ...(await unfitFiles(context, form, { answers, before: answers })),
  ];
}

/** What the materials lack or hold that their guide does not take; under correction only of those that may be changed. */
async function materialErrors(context: Context, row: Application) {
  const refs = row.status === 'supplement' ? await correctionTargetsOf(context, row.id) : [];
  const open = (await materialsOf(context, row)).filter(({ id }) => mayCorrect(refs, `materials.${id}`));
  return open.flatMap((material) => {
    const [code, facts] = refusalOf(material) ?? [];
    if (!code) return [];
    const message = refusalSentence(code, { name: material.name, ...facts }, context.locale);
    return [{ field: `materials.${material.id}`, message }];
  });
}

function refusalOf(material: MaterialView): [RefusalCode, Record<string, string | number>] | null {
  const { files, minCount: least, accept, maxSizeMb: limit } = material;
  const held = files.length;
  if (lacksFiles(material, held))
    return held === 0 && least === 1
      ? ['application.materialMissing', {}]
      : ['application.materialTooFew', { least, held }];
  const misfits = files.map((file) => misfitOf(material, file));
  if (misfits.includes('type')) return ['application.materialType', { accept: accept.join(', ') }];
  return misfits.includes('size') ? ['application.materialSize', { limit }] : null;
}

function accountErrors(context: Context, row: Application) {
  const refusal = accountRefusal(row);
  return refusal ? [{ field: 'account', message: refusalSentence(refusal, {}, context.locale) }] : [];
}

/** The amount applied for is named and within the guide's cap. */
function assertAmount(row: Application, { amountCapWan: cap }: Guide) {
  if (row.applyAmountWan === null) throw new Refusal('application.amountMissing');
  if (cap !== null && row.applyAmountWan > cap) throw new Refusal('application.amountAboveCap', { cap });
}

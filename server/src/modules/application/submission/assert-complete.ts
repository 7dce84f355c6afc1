import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { InvalidDraft, Refusal } from '../../../kit/runtime/errors.ts';
import { materialsOf, needsFile } from '../case/case-parts.ts';
import { guideFormOf } from '../forms/forms.ts';
import { formErrors } from '../forms/form-validation.ts';

type Application = RowOf<typeof application>;
type Guide = RowOf<typeof itemGuide>;

/** Holds a whole application to its form, its materials, its account and its cap; the answer names every place to mend. */
export async function assertComplete(context: Context, row: Application, guide: Guide) {
  const form = await guideFormOf(context, guide);
  const answers = form ? formErrors(form.schema, row.formData ?? {}, context.locale) : [];
  const errors = [
    ...answers.map(({ field, message }) => ({ field: `form.${field}`, message })),
    ...(await missingMaterials(context, row)),
    ...accountErrors(context, row),
  ];
  if (errors.length > 0) throw new InvalidDraft(errors);
  assertAmount(row, guide);
}

async function missingMaterials(context: Context, row: Application) {
  const materials = await materialsOf(context, row);
  return materials
    .filter((material) => needsFile(material) && material.files.length === 0)
    .map(({ id, name }) => ({
      field: `materials.${id}`,
      message: refusalSentence('application.materialMissing', { name }, context.locale),
    }));
}

function accountErrors(context: Context, row: Application) {
  if (row.accountName && row.bankName && row.bankAccountMasked) return [];
  return [{ field: 'account', message: refusalSentence('application.accountMissing', {}, context.locale) }];
}

/** The amount applied for is named and within the guide's cap. */
function assertAmount(row: Application, { amountCapWan: cap }: Guide) {
  if (row.applyAmountWan === null) throw new Refusal('application.amountMissing');
  if (cap !== null && row.applyAmountWan > cap) throw new Refusal('application.amountAboveCap', { cap });
}

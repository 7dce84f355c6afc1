import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import type { Applicant } from '../../../membership/applicant.ts';
import { fittingAnswers } from '../forms/fitting-answers.ts';
import { applicationForm } from '../forms/forms.ts';

const contactFields = ['contactName', 'contactPhone'] as const;

/** Who can be asked about an application, as the applicant's own file has it; only what the guide's form asks for. */
export async function contactAnswers(context: Context, guide: RowOf<typeof itemGuide>, applicant: Applicant) {
  // A new draft is written in the newest version.
  const form = await applicationForm(context, { formKey: null, formVersion: null }, guide);
  if (!form) return null;
  const answers = fittingAnswers(
    context,
    form,
    Object.fromEntries(contactFields.map((name) => [name, applicant[name]])),
  );
  return Object.keys(answers).length > 0 ? answers : null;
}

/** Whether somebody has answered anything himself. */
export const isAnswered = (formData: Record<string, unknown> | null): boolean =>
  Object.keys(formData ?? {}).some((name) => !contactFields.some((field) => field === name));

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import type { FormUser } from '@policy/shared/contract/process-design/form-calls.ts';
import { isForOfficers } from '@policy/shared/forms/picked-fields.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { processesWithForm } from '../../../workflow/index.ts';

/** What names a form: guides that are applied for with it, and processes with a task that is done on it. */
export async function usersOf(context: Context, id: string): Promise<FormUser[]> {
  const { formKey } = await repositoryOf(formDesign, context).get(id);
  return usersOfKey(context, formKey);
}

/** The same by the key of a form that is known to be there. */
export async function usersOfKey(context: Context, formKey: string): Promise<FormUser[]> {
  const guides = await repositoryOf(itemGuide, context).all(eq(tableOf(itemGuide).formKey, formKey), 200);
  const processes = await processesWithForm(context, formKey);
  return [
    ...guides.map((guide) => ({ kind: 'guide' as const, name: nameIn(context, itemGuide, guide) })),
    ...processes.map(({ name }) => ({ kind: 'process' as const, name })),
  ];
}

/** Refuses to ask applicants what they are not offered: the people and departments of the office. */
export async function refuseForApplicants(
  context: Context,
  { key, uiSchema }: { key: string; uiSchema: unknown },
) {
  if (!isForOfficers(uiSchema)) return;
  const guide = (await usersOfKey(context, key)).find(({ kind }) => kind === 'guide');
  if (guide) throw new Refusal('form.forOfficers', { name: guide.name });
}

import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { formDesign } from '@policy/shared/contract/entities/process-design/form-design.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { FormUser } from '@policy/shared/contract/process-design/form-calls.ts';
import { isForOfficers } from '@policy/shared/forms/picked-fields.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { olderProcessesWithForm, processesWithForm } from '../../../workflow/index.ts';

/** All that names a form: guides, processes in the version that begins, older versions that are under way, and drafts. */
export async function usersOf(context: Context, id: string): Promise<FormUser[]> {
  const { formKey } = await repositoryOf(formDesign, context).get(id);
  const drafts = await draftsWith(context, formKey);
  const older = await olderProcessesWithForm(context, formKey);
  const held = await usersOfKey(context, formKey);
  const models = await modelsOf(context, [
    ...held.flatMap(({ key }) => key ?? []),
    ...older.map(({ key }) => key),
  ]);
  const process = { kind: 'process' as const, version: null };
  return [
    ...held.map(({ key, kind, name }) => ({
      ...{ kind, name, state: 'main' as const, version: null },
      modelId: key === null ? null : (models.get(key) ?? null),
    })),
    ...older.map(({ key, name, version }) => ({
      ...{ ...process, name, version, state: 'older' as const, modelId: models.get(key) ?? null },
    })),
    ...drafts.map((model) => ({
      ...{ ...process, name: model.name, state: 'draft' as const, modelId: model.id },
    })),
  ];
}

const models = tableOf(processModel);

/** The models whose draft names a form, and says something else than the version that begins. */
const draftsWith = (context: Context, formKey: string) =>
  repositoryOf(processModel, context).all(
    and(
      sql`${formKey} = any(string_to_array(${models.formKeys}, ','))`,
      inArray(models.state, ['draft', 'changed']),
    ),
    mostUsers,
  );

/** The models of processes, by the keys that they are deployed under. */
async function modelsOf(context: Context, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await repositoryOf(processModel, context).all(inArray(models.modelKey, [...keys]), mostUsers);
  return new Map(rows.map(({ modelKey, id }) => [modelKey, id]));
}

/** What holds a form, which is not removed meanwhile: guides, and processes in the version that begins. */
export async function usersOfKey(
  context: Context,
  formKey: string,
): Promise<{ kind: 'guide' | 'process'; name: string; key: string | null }[]> {
  const guides = await repositoryOf(itemGuide, context).all(
    eq(tableOf(itemGuide).formKey, formKey),
    mostUsers,
  );
  const processes = await processesWithForm(context, formKey);
  return [
    ...guides.map((guide) => ({
      ...{ kind: 'guide' as const, name: nameIn(context, itemGuide, guide), key: null },
    })),
    ...processes.map(({ key, name }) => ({ kind: 'process' as const, name, key })),
  ];
}

const mostUsers = 200;

/** Refuses to ask applicants what they are not offered: the people and departments of the office. */
export async function refuseForApplicants(
  context: Context,
  { key, uiSchema }: { key: string; uiSchema: unknown },
) {
  if (!isForOfficers(uiSchema)) return;
  const guide = (await usersOfKey(context, key)).find(({ kind }) => kind === 'guide');
  if (guide) throw new Refusal('form.forOfficers', { name: guide.name });
}

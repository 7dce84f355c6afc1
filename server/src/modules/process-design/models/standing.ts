import { createHash } from 'node:crypto';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';

const sha256Of = (xml: string) => createHash('sha256').update(xml).digest('hex');

/** The model of a key, whatever the caller may read: what holds of it follows from what is deployed. */
export const modelOfKey = (context: Context, key: string) =>
  repositoryOf(processModel, context).first(eq(tableOf(processModel).modelKey, key));

/** Writes to a model which of its versions begins, and whether its draft is that one. */
export async function keepStanding(context: Context, workflow: Workflow, key: string): Promise<void> {
  const model = await modelOfKey(context, key);
  if (!model) return;
  const main = await workflow.deployments.main(context, key);
  const state = main ? standingOf(model, main) : 'draft';
  await repositoryOf(processModel, context).update(model.id, { state, mainVersion: main?.version ?? null });
}

/** What is archived stays so until it can begin again. */
function standingOf(
  { state, xml }: RowOf<typeof processModel>,
  main: { sha256: string; suspendedAt: Date | null },
) {
  if (state === 'archived' && main.suspendedAt !== null) return 'archived';
  return main.sha256 === sha256Of(xml ?? '') ? 'deployed' : 'changed';
}

/** A model whose versions begin again is archived no longer. */
export async function endArchive(context: Context, workflow: Workflow, key: string): Promise<void> {
  const model = await modelOfKey(context, key);
  if (model?.state === 'archived') await keepStanding(context, workflow, key);
}

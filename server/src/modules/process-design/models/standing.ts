import { createHash } from 'node:crypto';

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
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
  const isSame = main?.sha256 === sha256Of(model.xml ?? '');
  const state = !main ? 'draft' : isSame ? 'deployed' : 'changed';
  await repositoryOf(processModel, context).update(model.id, { state, mainVersion: main?.version ?? null });
}

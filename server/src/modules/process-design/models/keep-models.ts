import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { modelOfKey } from './standing.ts';

/**
 * Gives processes that a tenant has deployed their models, so that an administrator can change them; one whose draft is as
 * it was deployed follows what was deployed since. Whoever deploys names the processes; without names it is all of them.
 */
export async function keepModels(
  context: Context,
  workflow: Workflow,
  keys?: readonly string[],
): Promise<void> {
  const models = repositoryOf(processModel, context);
  for (const { key, name, xml, category, version } of await workflow.deployedModels(context, keys)) {
    const model = await modelOfKey(context, key);
    const standing = { state: 'deployed', mainVersion: version, xml } as const;
    if (!model)
      await models.insert({
        ...{ modelKey: key, name, ...standing },
        categoryId: await categoryOf(context, category),
      });
    else if (model.state === 'deployed' && model.mainVersion !== version)
      await models.update(model.id, standing);
  }
}

async function categoryOf(context: Context, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const found = await repositoryOf(processCategory, context).first(eq(tableOf(processCategory).code, code));
  return found?.id ?? null;
}

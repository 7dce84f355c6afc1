import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { modelOfKey } from './standing.ts';

/**
 * Gives every process that a tenant has deployed its model, so that an administrator can change it; one whose draft is as
 * it was deployed follows what the product deploys. Safe to repeat.
 */
export async function keepModels(context: Context, workflow: Workflow): Promise<void> {
  const models = repositoryOf(processModel, context);
  for (const { key, name, xml, category, version } of await workflow.deployedModels(context)) {
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

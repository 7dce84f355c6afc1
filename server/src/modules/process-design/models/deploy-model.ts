import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';

/** Deploys a model's draft as the version that begins. */
export async function deployDraft(
  context: Context,
  workflow: Workflow,
  { id, note }: { id: string; note: string | null },
) {
  const model = await repositoryOf(processModel, context).get(id);
  if (model.state === 'archived') throw new Refusal('processModel.archived', { name: model.name });
  const { modelKey: key, xml, categoryId } = model;
  const category = await codeOf(context, categoryId);
  const [deployed] = await workflow.deploy(context, { key, xml: xml ?? '', category, note });
  if (!deployed) throw new Refusal('workflow.modelEmpty');
  const standing = { state: 'deployed', mainVersion: deployed.version } as const;
  // Whoever saved the draft meanwhile has another than the one that was deployed.
  await repositoryOf(processModel, context).update(id, standing, model.version);
  return { id: deployed.id, version: deployed.version, warnings: deployed.warnings };
}

/** What a deployment of a category is filed under. */
export async function codeOf(context: Context, categoryId: string | null): Promise<string | null> {
  if (categoryId === null) return null;
  return (await repositoryOf(processCategory, context).find(categoryId))?.code ?? null;
}

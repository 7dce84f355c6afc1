import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';

/** A model as it was read, and what is said of the version that is made of it. */
export interface Draft {
  model: Pick<
    RowOf<typeof processModel>,
    'id' | 'version' | 'modelKey' | 'name' | 'state' | 'xml' | 'categoryId'
  >;
  note: string | null;
}

/** Deploys a model's draft, as it was read, as the version that begins. */
export async function deployDraft(context: Context, workflow: Workflow, { model, note }: Draft) {
  const { id, modelKey: key, xml, categoryId } = model;
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

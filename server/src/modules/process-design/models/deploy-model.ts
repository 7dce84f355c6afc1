import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { modelWarnings } from '@policy/shared/contract/process-design/calls.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';

const { path, name, permissionBase } = processModel;
const asked = z.looseObject({
  id: z.string(),
  note: z.string().max(200).nullish(),
  /** The draft that the caller has seen; another one is not deployed unseen. */
  version: z.coerce.number().int().optional(),
});
const answer = z.object({ id: z.string(), version: z.int(), warnings: modelWarnings });

/** The call that makes a model's draft the version that its process begins with. */
export function addDeploy(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_deploy`) };
  const schema = { tags: [name], body: asked.partial().nullish(), response: { 200: answer } };
  app.post(`/${path}/deploy`, { config, schema }, (request) => {
    const { id, note = null, version } = readParameters(request, asked);
    return writeOnce(request, (context) => deployDraft(context, workflow, { id, note, version }));
  });
}

/** Deploys a model's draft as the version that begins. */
export async function deployDraft(
  context: Context,
  workflow: Workflow,
  { id, note, version }: { id: string; note: string | null; version?: number | undefined },
) {
  const model = await repositoryOf(processModel, context).get(id);
  if (version !== undefined && version !== model.version) throw new Refusal('row.stale');
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

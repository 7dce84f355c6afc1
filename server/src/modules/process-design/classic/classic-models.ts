import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { twinOf } from '../../../kit/routes/twin.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { codeOf, deployDraft } from '../models/deploy-model.ts';
import { modelModule } from '../models/models.ts';
import { categoryOf, knownCategory } from './category-of.ts';
import { deployDocuments } from './deploy-documents.ts';
import { tenantsNamed } from './tenants-named.ts';

const { path, name, permissionBase } = processModel;
const twins = ['list', 'detail', 'submit', 'remove'];
const asked = z.looseObject({
  id: z.string().optional(),
  modelId: z.string().optional(),
  /** Code of a category, which the model is filed under first. */
  category: z.string().max(50).optional(),
  tenantIds: z.string().max(2000).optional(),
});
const answer = z.object({ id: z.string(), version: z.int() });

/** The models of the classic engine: those that there are, at the addresses of that family. */
export const classicModels =
  (workflow: Workflow): Module =>
  (app) => {
    const verbOf = (at: string) => twins.find((verb) => at === `/${path}/${verb}`);
    twinOf(modelModule(workflow), (at) => {
      const verb = verbOf(at);
      return verb ? `/blade-flow/model/${verb}` : null;
    })(app);
    addDeploy(app, workflow);
  };

function addDeploy(app: FastifyInstance, workflow: Workflow): void {
  const config = { guard: permission(`${permissionBase}_deploy`) };
  const schema = { tags: [name], body: asked.partial().nullish(), response: { 200: z.array(answer) } };
  app.post('/blade-flow/model/deploy', { config, schema }, (request) => {
    const { id, modelId, category: code, tenantIds } = readParameters(request, asked);
    return writeOnce(request, async (context) => {
      const models = repositoryOf(processModel, context);
      const model = await models.get(found(modelId ?? id));
      if (code) await models.update(model.id, { categoryId: (await categoryOf(context, code)).id });
      const deployed: z.output<typeof answer>[] = [];
      for (const there of await tenantsNamed(context, tenantIds)) {
        if (code) await categoryOf(there, code);
        deployed.push(...(await deployIn(there, { context, workflow, id: model.id })));
      }
      return deployed;
    });
  });
}

/** Deploys a model's draft where it is, or as a version of the process of its key in another tenant. */
async function deployIn(
  there: Context,
  { context, workflow, id }: { context: Context; workflow: Workflow; id: string },
): Promise<z.output<typeof answer>[]> {
  if (there.tenantId === context.tenantId) {
    const { warnings: _, ...version } = await deployDraft(context, workflow, { id, note: null });
    return [version];
  }
  const { modelKey: key, xml, categoryId } = await repositoryOf(processModel, context).get(id);
  const code = await codeOf(context, categoryId);
  // What the other tenant does not file by, it is not filed under there.
  const category = code && (await knownCategory(there, code)) ? code : null;
  const versions = await deployDocuments(there, workflow, [{ key, xml: xml ?? '', category }]);
  return versions.map(({ id: versionId, version }) => ({ id: versionId, version }));
}

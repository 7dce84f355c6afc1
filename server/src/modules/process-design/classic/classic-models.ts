import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { twinOf } from '../../../kit/routes/twin.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { deployWhere } from '../models/deploy-where.ts';
import { modelModule } from '../models/models.ts';
import { categoryOf } from './category-of.ts';
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
      const category = code ? await categoryOf(context, code) : undefined;
      // What a tenant is to file a version under, it has to have.
      for (const there of code ? await tenantsNamed(context, tenantIds) : [])
        await categoryOf(there, code ?? '');
      const where = { id: found(modelId ?? id), note: null, categoryId: category?.id, tenantIds };
      const versions = await deployWhere(context, workflow, where);
      return versions.map((made) => ({ id: made.id, version: made.version }));
    });
  });
}

import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { readSubmission } from '../../../kit/drafts/drafts.ts';
import { permission, readParameters } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';

const { path, name, permissionBase } = processModel;
const asked = z.looseObject({ id: z.string(), modelKey: z.string(), name: z.string() });

/** The call that draws a new model like another one, under a key and a name of its own. */
export function addCopy(app: FastifyInstance) {
  const config = { guard: permission(`${permissionBase}_add`) };
  const schema = { tags: [name], body: asked, response: { 200: z.object({ id: z.string() }) } };
  app.post(`/${path}/copy`, { config, schema }, (request) => {
    const { id, ...named } = readParameters(request, asked);
    return writeOnce(request, async (context) => {
      const models = repositoryOf(processModel, context);
      const { categoryId, icon, description, xml, modelKey } = await models.get(id);
      const draft = { modelKey: named.modelKey, name: named.name, categoryId, icon, description };
      const { values } = readSubmission(processModel, draft, context);
      const row = await models.insert({
        ...values,
        xml: renamed(xml ?? '', modelKey, values.modelKey ?? ''),
      });
      return { id: row.id };
    });
  });
}

/** The diagram with the new key wherever the process is named: its id, and what it is drawn on. */
const renamed = (xml: string, from: string, to: string) =>
  xml.replaceAll(`id="${from}"`, `id="${to}"`).replaceAll(`bpmnElement="${from}"`, `bpmnElement="${to}"`);

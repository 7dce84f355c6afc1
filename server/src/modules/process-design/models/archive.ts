import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { idsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { idsOf, permission } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { guideOf } from './guide-of.ts';
import { keepStanding } from './standing.ts';

const { path, name, permissionBase } = processModel;

/** One of several models, inside the open transaction. */
type Act = (context: Context, workflow: Workflow, id: string) => Promise<void>;

/** The calls that put models aside whose processes have run, and take them up again. */
export function addArchive(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_delete`) };
  const schema = { tags: [name], ...idsSent, response: { 200: z.null() } };
  const call = (verb: string, act: Act) =>
    app.post(`/${path}/${verb}`, { config, schema }, (request) => {
      const ids = idsOf(request);
      if (ids.length === 0) throw new Refusal('row.notFound');
      return writeOnce(request, async (context) => {
        for (const id of ids) await act(context, workflow, id);
        return null;
      });
    });
  call('archive', archive);
  call('unarchive', unarchive);
}

/** Nothing begins by the model any more; what is under way goes on. */
async function archive(context: Context, workflow: Workflow, id: string): Promise<void> {
  const models = repositoryOf(processModel, context);
  const { modelKey, name: called, mainVersion, state } = await models.get(id);
  if (state === 'archived') return;
  if (mainVersion === null) throw new Refusal('processModel.notDeployed', { name: called });
  if (await guideOf(context, [modelKey])) throw new Refusal('processModel.archivedUsed', { name: called });
  await workflow.deployments.retire(context, modelKey);
  await models.update(id, { state: 'archived' });
}

async function unarchive(context: Context, workflow: Workflow, id: string): Promise<void> {
  const { modelKey, state } = await repositoryOf(processModel, context).get(id);
  if (state !== 'archived') return;
  await workflow.deployments.revive(context, modelKey);
  await keepStanding(context, workflow, modelKey);
}

import { processCategory } from '@policy/shared/contract/entities/process-design/process-category.ts';
import { idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { deployedVersion } from '@policy/shared/contract/process-design/calls.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { idsOf, permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { guideOf } from '../models/guide-of.ts';
import { keepStanding } from '../models/standing.ts';
import { versionRows } from './version-rows.ts';

const path = '/blade-workflow/design/deployment';
const base = 'design_deployment';
const tags = ['processDeployment'];
const asked = pagingQuery.extend({
  name: z.string().optional(),
  modelKey: z.string().optional(),
  category: z.string().optional(),
  state: z.enum(['active', 'suspended']).optional(),
});
const filed = z.looseObject({ ids: z.string(), categoryId: z.uuid().nullish() });

/** All versions that are deployed: listed, filed and removed. */
export const deploymentModule =
  (workflow: Workflow): Module =>
  (app) => {
    const config = { guard: permission(`${base}_view`) };
    const schema = { tags, querystring: asked, response: { 200: pageOf(deployedVersion) } };
    app.get(`${path}/list`, { config, schema }, async (request) => {
      const { modelKey: keyLike, ...query } = queryOf<z.output<typeof asked>>(request);
      const { current, size } = pagingOf(query);
      const { name, category, state } = query;
      const isSuspended = state && state === 'suspended';
      const narrowed = { keyLike, name, category, isSuspended, current, size };
      const { records, total } = await workflow.deployments.list(request.context, narrowed);
      const rows = await versionRows(request.context, records);
      return { records: rows, total, size, current, pages: Math.ceil(total / size) };
    });
    addWrites(app, workflow);
  };

function addWrites(app: FastifyInstance, workflow: Workflow) {
  const removal = { tags, ...idsSent, response: { 200: z.null() } };
  app.post(
    `${path}/remove`,
    { config: { guard: permission(`${base}_delete`) }, schema: removal },
    (request) =>
      writeOnce(request, async (context) => {
        await removeDeployments(context, workflow, idsOf(request));
        return null;
      }),
  );
  const filing = { tags, body: filed.partial().nullish(), response: { 200: z.null() } };
  app.post(
    `${path}/changeCategory`,
    { config: { guard: permission(`${base}_edit`) }, schema: filing },
    (request) => {
      const { ids, categoryId = null } = readParameters(request, filed);
      return writeOnce(request, async (context) => {
        const category = categoryId && (await repositoryOf(processCategory, context).get(categoryId)).code;
        await workflow.deployments.changeCategory(context, ids.split(',').filter(Boolean), category);
        return null;
      });
    },
  );
}

/** Removes versions, and tells their models. */
export async function removeDeployments(
  context: Context,
  workflow: Workflow,
  ids: readonly string[],
): Promise<void> {
  const { keys, gone } = await workflow.deployments.remove(context, ids);
  const guide = await guideOf(context, gone);
  if (guide) throw new Refusal('processModel.usedByGuide', { process: guide.processDefKey });
  for (const key of keys) await keepStanding(context, workflow, key);
}

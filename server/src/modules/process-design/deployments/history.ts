import { processModel } from '@policy/shared/contract/entities/process-design/process-model.ts';
import { idQuery, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { deployedVersion, versionDetail } from '@policy/shared/contract/process-design/calls.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { keepStanding, modelOfKey } from '../models/standing.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { versionRows } from './version-rows.ts';

const { permissionBase } = processModel;
const path = `/${processModel.path}/history`;
const tags = [processModel.name];
const ofModel = pagingQuery.extend({ modelId: z.string() });
const one = z.looseObject({ id: z.string() });
/** With the version of the model's row that the caller has seen: a draft that somebody has saved since is not lost. */
const restored = one.extend({ version: z.coerce.number().int().optional() });

const writing = (right: string, body: z.ZodObject) => ({
  config: { guard: permission(`${permissionBase}_${right}`) },
  schema: { tags, body: body.partial().nullish(), response: { 200: z.null() } },
});

/** The versions of one model: read, chosen to begin with, and brought back as the draft. */
export const historyModule =
  (workflow: Workflow): Module =>
  (app) => {
    addReads(app, workflow);
    app.post(`${path}/setMainVersion`, writing('deploy', one), (request) => {
      const { id } = readParameters(request, one);
      return writeOnce(request, async (context) => {
        const { key, xml } = await workflow.deployments.detail(context, id);
        // What could not be deployed by the caller cannot be let begin by him either.
        await workflow.check(context, { xml, key });
        await workflow.deployments.setMain(context, id);
        await keepStanding(context, workflow, key);
        return null;
      });
    });
    app.post(`${path}/restore`, writing('edit', restored), (request) => {
      const { id, version } = readParameters(request, restored);
      return writeOnce(request, async (context) => {
        const { key, xml } = await workflow.deployments.detail(context, id);
        const model = found(await modelOfKey(context, key));
        await repositoryOf(processModel, context).update(model.id, { xml }, version);
        await keepStanding(context, workflow, key);
        return null;
      });
    });
  };

function addReads(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: permission(`${permissionBase}_view`) };
  // The list of deployments shows diagrams too.
  const either = { guard: permission(`${permissionBase}_view`, 'design_deployment_view') };
  const listed = { tags, querystring: ofModel, response: { 200: pageOf(deployedVersion) } };
  app.get(`${path}/list`, { config, schema: listed }, async (request) => {
    const { context } = request;
    const query = queryOf<z.output<typeof ofModel>>(request);
    const { modelKey: key } = await repositoryOf(processModel, context).get(query.modelId);
    const { current, size } = pagingOf(query);
    const { records, total } = await workflow.deployments.list(context, { key, current, size });
    const rows = await versionRows(context, records);
    return { records: rows, total, size, current, pages: Math.ceil(total / size) };
  });
  const detailed = { tags, querystring: idQuery, response: { 200: versionDetail } };
  app.get(`${path}/detail`, { config: either, schema: detailed }, async (request) => {
    const row = await workflow.deployments.detail(request.context, queryOf<{ id: string }>(request).id);
    const [version] = await versionRows(request.context, [row]);
    return { ...found(version), xml: row.xml };
  });
}

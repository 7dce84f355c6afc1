import type { reportRun } from '@policy/shared/contract/entities/report/report-run.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { exportInput, exportProgress, previewInput, runInput } from '@policy/shared/contract/report/calls.ts';
import { idQuery } from '@policy/shared/contract/kit/shapes.ts';
import { reportResult } from '@policy/shared/contract/report/result.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { backgroundWork } from '../../kit/routes/background-work.ts';
import { describedOnly, readParameters, permission, queryOf } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { startExport } from './export-report.ts';
import { contentTypes } from './files/report-file.ts';
import { previewReport, runReport } from './run-report.ts';
import { keptSince, ownRun, storedName } from './runs.ts';

const at = '/blade-report/report/rest';
const tags = ['report'];

/** Running a report, previewing one that is being designed, and exporting one to a file. */
export function reportRoutes(app: FastifyInstance) {
  const { services } = app;
  const run = {
    config: { guard: permission('report_view'), perMinute: 60 },
    ...{
      schema: { tags, body: runInput.partial(), response: { 200: reportResult } },
      validatorCompiler: describedOnly,
    },
  };
  app.post(`${at}/run`, run, (request) =>
    runReport(request.context, services, readParameters(request, runInput)),
  );
  const preview = {
    config: { guard: permission('report_add', 'report_edit'), perMinute: 60 },
    ...{
      schema: { tags, body: previewInput.partial(), response: { 200: reportResult } },
      validatorCompiler: describedOnly,
    },
  };
  app.post(`${at}/preview`, preview, (request) =>
    previewReport(request.context, services, readParameters(request, previewInput)),
  );
  addExport(app);
}

/** A file is asked for, watched while it is made, and fetched by whoever asked for it. */
function addExport(app: FastifyInstance) {
  const { services } = app;
  const guard = permission('report_export');
  const begun = z.object({ id: z.string() });
  const keep = backgroundWork(app, 'a report was not exported');
  const ask = {
    config: { guard, perMinute: 20, operationId: 'reportRestExportBegin' },
    ...{
      schema: { tags, body: exportInput.partial(), response: { 200: begun } },
      validatorCompiler: describedOnly,
    },
  };
  app.post(`${at}/export`, ask, async (request) => {
    const sent = readParameters(request, exportInput);
    const { runId, done } = await startExport(request.context, services, sent);
    keep(done);
    return { id: runId };
  });
  const watch = {
    config: { guard },
    schema: { tags, querystring: idQuery.partial(), response: { 200: exportProgress } },
  };
  app.get(`${at}/export-progress`, watch, async (request) => {
    const { id, result, progress, fileName, error } = await ownRun(request.context, idOf(queryOf(request)));
    return { id, result, progress, fileName, error };
  });
  const sends = Object.values(contentTypes);
  const fetch = { config: { guard, flat: true, sends }, schema: { tags, querystring: idQuery.partial() } };
  app.get(`${at}/export-file`, fetch, async (request, reply) => {
    const run = await ownRun(request.context, idOf(queryOf(request)));
    const { id, format, fileName } = run;
    if (!fileName || format === 'screen' || !isKept(run, request.context))
      throw new Refusal('report.fileGone');
    void reply
      .header('content-type', contentTypes[format])
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store');
    const store = await services.files.of(run);
    return reply.send(await store.open(storedName(id, format)));
  });
}

/** Whether a run's file is whole and not yet a day old. */
const isKept = ({ result, createTime }: RowOf<typeof reportRun>, { clock }: Context): boolean =>
  result === 'done' && createTime >= keptSince(clock.now());

const idOf = ({ id }: { id?: string }): string => {
  if (!id) throw new Refusal('row.notFound');
  return id;
};

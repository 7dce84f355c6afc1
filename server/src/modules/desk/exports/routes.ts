import {
  exportBeginInput,
  exportBegun,
  exportOffer,
  exportOfferInput,
} from '@policy/shared/contract/desk/exports.ts';
import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { idQuery, idsSent, pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { asOwner } from '../../../kit/access/as-owner.ts';
import { pagingQuery } from '../../../kit/query/paging.ts';
import { bodyOf, idsOf, queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { remoteOf } from '../../../kit/runtime/request-facts.ts';
import { exporterOf } from '../../../kit/sheets/exporters.ts';
import { archiveType, fileHeaders, sheetFormats } from '../../../kit/sheets/sheet-file.ts';
import { beginExport } from './begin-export.ts';
import { noteJob, ownJob, storedName } from './jobs.ts';
import { offerOf } from './offer.ts';
import { removeJobs } from './remove-jobs.ts';
import { exportWorkshop } from './workshop.ts';

const tags = [exportJob.name];
const config = { guard: 'signedIn' as const };
const done = { 200: z.null() };
const at = (verb: string) => `/${exportJob.path}/${verb}`;

/** Exports of lists: what may be taken away, beginning one, and everybody's own ones with their files. */
export const exportJobModule: Module = (app) => {
  addOffer(app);
  addBegin(app);
  addOwnJobs(app);
  addFile(app);
};

function addOffer(app: FastifyInstance) {
  const schema = { tags, body: exportOfferInput, response: { 200: exportOffer } };
  app.post(at('offer'), { config: { ...config, perMinute: 60 }, schema }, (request) => {
    const { entity, query } = bodyOf<z.output<typeof exportOfferInput>>(request);
    return offerOf(exporterOf(app, request.context, entity), request.context, query);
  });
}

function addBegin(app: FastifyInstance) {
  const { keepReveal } = app.services;
  const workshop = exportWorkshop(app);
  const schema = { tags, body: exportBeginInput, response: { 200: exportBegun } };
  app.post(at('begin'), { config: { ...config, perMinute: 20 }, schema }, async (request) => {
    const { context } = request;
    const begin = bodyOf<z.output<typeof exportBeginInput>>(request);
    const exporter = exporterOf(app, context, begin.entity);
    const asking = { begin, keepReveal, remote: remoteOf(request) };
    const { making, fileName, isLarge } = await beginExport(context, exporter, asking);
    const begun = { id: making.id, fileName };
    if (isLarge) workshop.makeBehind(context, { ...making, fileName });
    else await workshop.makeNow(context, making);
    return { ...begun, state: isLarge ? 'running' : 'done' };
  });
}

function addOwnJobs(app: FastifyInstance) {
  const list = { tags, querystring: pagingQuery, response: { 200: pageOf(answeredRow(exportJob)) } };
  app.get(at('list'), { config: { ...config, lists: exportJob }, schema: list }, async (request) => {
    const page = await repositoryOf(exportJob, asOwner(request.context)).page(queryOf(request));
    return { ...page, records: page.records.map((one) => toWire(exportJob, one)) };
  });
  const one = { tags, body: idQuery, response: done };
  app.post(at('cancel'), { config, schema: one }, async (request) => {
    const { id } = await ownJob(request.context, bodyOf<{ id: string }>(request).id);
    // Its worker looks before it goes on, in whichever process it is.
    if (!(await noteJob(request.context, id, { state: 'cancelled' }))) throw new Refusal('exportJob.over');
    return null;
  });
  app.post(at('remove'), { config, schema: { tags, ...idsSent, response: done } }, async (request) => {
    await removeJobs(request.context, app.services.files, idsOf(request));
    return null;
  });
}

/** The file of a job, for whoever had it made and as long as it is kept. */
function addFile(app: FastifyInstance) {
  const { files } = app.services;
  const sends = [...Object.values(sheetFormats).map(({ contentType }) => contentType), archiveType];
  const schema = { tags, querystring: idQuery };
  app.get(at('file'), { config: { ...config, flat: true, sends }, schema }, async (request, reply) => {
    const job = await ownJob(request.context, queryOf<{ id: string }>(request).id);
    const isKept = job.state === 'done' && job.expireTime > wireTime(request.context.clock.now());
    if (!isKept) throw new Refusal('exportJob.gone');
    const body = await (await files.of(job)).open(storedName(job));
    return reply.headers(fileHeaders(job.format, job.fileName)).send(body);
  });
}

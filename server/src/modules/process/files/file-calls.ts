import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { formFilesOf } from '../../../forms/stored-files.ts';
import { queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { fileLink } from '../../../kit/services/file-link.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { formsSeen } from '../form-seen.ts';
import { archivePaths } from './archive-paths.ts';
import { archiveStream } from './archive-stream.ts';
import { commentFileOf, processFilesOf, sizeOf } from './process-files.ts';
import type { ProcessFile } from './process-files.ts';

const anyFile = 'application/octet-stream';
const zipType = 'application/zip';
const tags = ['workflow'];
const oneFile = z.looseObject({ processInstanceId: z.string(), attachId: z.string() });
const linked = z.object({ name: z.string(), link: z.string() });
/** How long a link to an answer's file holds. */
const linkSeconds = 600;
const oneAnswer = oneFile.extend({ taskId: z.string().optional() });
const ofProcess = z.looseObject({
  processInstanceId: z.string().optional(),
  processInsId: z.string().optional(),
});

/** Files of one archive, and what they may have together; an archive of 32 bits holds 4 GB. */
const most = { files: 1000, megabytes: 2048 };
const megabyte = 1_048_576;

/** The files of a process: one beside a comment, one in its form, and all of them in one archive. Each call asks whether its caller sees the process. */
export const fileCalls =
  (workflow: Workflow): Module =>
  (app) => {
    addCommentFile(app, workflow);
    addFormFile(app, workflow);
    addArchive(app, workflow);
  };

function addCommentFile(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: 'signedIn' as const, flat: true, sends: [anyFile] };
  const schema = { tags, querystring: oneFile };
  app.get('/blade-workflow/process/commentFile', { config, schema }, async (request, reply) => {
    const { processInstanceId: instanceId, attachId } = queryOf<z.output<typeof oneFile>>(request);
    const { name } = await commentFileOf(request.context, workflow, { instanceId, attachId });
    const row = found((await storedFiles(request.context, [attachId])).get(attachId));
    const body = await (await app.services.files.of(row)).open(row.name);
    return reply.headers(headersOf(anyFile, name)).send(body);
  });
}

/** The way to a file that was answered with, for whoever reads that answer: of the process, and of his task where one shows him more. */
function addFormFile(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: 'signedIn' as const };
  const schema = { tags, querystring: oneAnswer, response: { 200: linked } };
  app.get('/blade-workflow/process/formFile', { config, schema }, async (request) => {
    const { context } = request;
    const { processInstanceId: instanceId, taskId, attachId } = queryOf<z.output<typeof oneAnswer>>(request);
    const forms = await formsSeen(context, workflow, { taskId, instanceId });
    const files = await Promise.all(forms.map((form) => formFilesOf(context, form, form.values)));
    const { name } = found(files.flat().find((file) => file.attachId === attachId));
    const stored = found((await storedFiles(context, [attachId])).get(attachId));
    return { name, link: fileLink(app.services, { name: stored.name, shown: name, seconds: linkSeconds }) };
  });
}

function addArchive(app: FastifyInstance, workflow: Workflow) {
  const config = { guard: 'signedIn' as const, perMinute: 20, flat: true, sends: [zipType] };
  const schema = { tags, querystring: ofProcess };
  app.get('/blade-workflow/process/exportAllUploadFile', { config, schema }, async (request, reply) => {
    const { context } = request;
    const { processInstanceId, processInsId } = queryOf<z.output<typeof ofProcess>>(request);
    const instanceId = found(processInstanceId ?? processInsId);
    const { title, files } = await processFilesOf(context, workflow, instanceId);
    assertFew(files);
    const words = catalogue(context.locale).processFiles;
    const stored = await storedFiles(
      context,
      files.map(({ attachId }) => attachId),
    );
    const paths = archivePaths(files);
    const entries = files.map(({ attachId }, at) => ({
      path: paths[at] ?? attachId,
      open: async () => {
        const row = found(stored.get(attachId));
        return (await app.services.files.of(row)).open(row.name);
      },
    }));
    const at = context.clock.now();
    const name = `${title}-${words.archive}-${wireDate(at)}.zip`;
    return reply
      .headers(headersOf(zipType, name))
      .send(archiveStream({ entries, at, unreadPath: `${words.unread}.txt` }));
  });
}

function assertFew(files: readonly ProcessFile[]): void {
  const { count, bytes } = sizeOf(files);
  if (count === 0) throw new Refusal('workflow.noFiles');
  if (count > most.files || bytes > most.megabytes * megabyte)
    throw new Refusal('workflow.filesTooLarge', { limit: most.megabytes });
}

/** Where files lie whose readers were asked about by their process: nobody's own reach shows papers of others. */
async function storedFiles(context: Context, ids: readonly string[]) {
  const asSystem = { ...context, actor: null };
  const wanted = [...new Set(ids)];
  const rows = await repositoryOf(attachment, asSystem).all(
    inArray(tableOf(attachment).id, wanted),
    wanted.length,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

const headersOf = (type: string, name: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { readUpload } from '../../kit/routes/read-upload.ts';
import { parametersOf, permission, queryOf, readParameters } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { namedAs } from '../../kit/services/file-link.ts';
import { attachmentReach, readableAttachment } from './attachment-access.ts';
import { addFileLinks, freshLink } from './file-links.ts';
import { isHeld, referencesTo } from './holders.ts';
import { answerOf, orphansOf, sweepOrphans } from './orphans.ts';
import { storeUpload } from './store-upload.ts';

type Attachment = typeof attachment;

const largestMb = 20;
const purposes = attachment.fields.purpose;
const tags = [attachment.name];
const uploadFields = z.object({ purpose: purposes.optional() });

const stored = z.object({
  attachId: z.uuid(),
  link: z.string(),
  domain: z.string(),
  name: z.string(),
  originalName: z.string(),
  size: z.int(),
  extension: z.string(),
});
const reference = z.object({ entity: z.string(), rowId: z.uuid(), name: z.string().nullable() });
const part = z.object({ total: z.int(), bytes: z.number(), next: z.uuid().nullable() });
const partQuery = z.looseObject({ after: z.uuid().optional() });

/** A file's name keeps the ending of its type, and a file that something refers to cannot be removed. */
export const attachmentRules = defineRules(attachment, {
  beforeWrite: [
    (values, { before }) => {
      const { originalName: name } = values;
      if (before && name) values.originalName = namedAs(name, before.extension);
    },
  ],
  beforeRemove: [
    async (rows, context) => {
      const ids = rows.map(({ id }) => id);
      if (await isHeld(context, ids)) throw new Refusal('attachment.inUse');
    },
  ],
  reach: attachmentReach,
});

/** Rule: files come by upload alone. */
function isThere(_: unknown, { before }: { before: unknown }) {
  if (!before) throw new Refusal('attachment.missing');
}

/** Files: taken in, renamed, linked to for those who may read them, and removed when nothing holds them. */
export const attachmentModule = crudModule(attachment, {
  beforeSubmit: [isThere],
  routes: (app) => {
    addUpload(app);
    addFileLinks(app);
    addReferences(app);
    addSweep(app);
  },
});

function addUpload(app: FastifyInstance) {
  const { services } = app;
  const put = {
    config: { guard: 'signedIn' as const, perMinute: 120, upload: uploadFields },
    schema: { tags, response: { 200: stored } },
  };
  app.post('/blade-resource/oss/endpoint/put-file', put, async (request) =>
    linked(request, await storeUpload(request.context, services.files, await uploadOf(request))),
  );
  const get = {
    config: { guard: 'signedIn' as const },
    schema: { tags, querystring: z.looseObject({ attachId: z.string() }), response: { 200: stored } },
  };
  app.get('/blade-resource/oss/endpoint/put-file-attach', get, async (request) => {
    const { attachId } = queryOf<{ attachId: string }>(request);
    return linked(request, await readableAttachment(request.context, attachId));
  });
}

/** The file of a form, and what it is for. */
async function uploadOf(request: FastifyRequest) {
  const { file, fields } = await readUpload(request, { largestMb, tooLarge: 'attachment.tooLarge' });
  if (!file) throw new Refusal('attachment.missing');
  const purpose = purposes.safeParse(fields.get('purpose') ?? parametersOf(request).purpose);
  return { ...file, purpose: purpose.success ? purpose.data : ('content' as const) };
}

async function linked({ server }: FastifyRequest, row: RowOf<Attachment>) {
  const { name, originalName, extension } = row;
  return {
    ...{ attachId: row.id, name, originalName, extension },
    ...{ link: await freshLink(server.services, row), domain: row.domain ?? '', size: row.attachSize },
  };
}

/** What holds a file. */
function addReferences(app: FastifyInstance) {
  const config = { guard: permission('attach_view') };
  const schema = {
    ...{ tags, querystring: z.looseObject({ id: z.string() }) },
    response: { 200: z.array(reference) },
  };
  app.get('/blade-resource/attach/references', { config, schema }, async (request) => {
    const { id } = queryOf<{ id: string }>(request);
    const row = await repositoryOf(attachment, request.context).get(id);
    return referencesTo(request.context, row.id);
  });
}

/** Counts what nothing holds, and removes it, a part of the files at a time. */
function addSweep(app: FastifyInstance) {
  const config = { guard: permission('attach_sweep') };
  const answer = { tags, response: { 200: part } };
  const afterOf = (request: FastifyRequest) => readParameters(request, partQuery).after ?? null;
  const counted = { config, schema: { ...answer, querystring: partQuery } };
  app.get('/blade-resource/attach/orphans', counted, async (request) =>
    answerOf(await orphansOf(request.context, afterOf(request))),
  );
  app.post('/blade-resource/attach/sweep', { config, schema: answer }, (request) =>
    sweepOrphans(request.context, app.services, afterOf(request)),
  );
}

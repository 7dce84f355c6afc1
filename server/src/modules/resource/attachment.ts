import { attachment } from '@policy/shared/contract/entities/identity/attachment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { crudModule } from '../../kit/crud-module.ts';
import { Refusal } from '../../kit/errors.ts';
import { parametersOf, queryOf } from '../../kit/route.ts';
import { inTransaction } from '../../kit/transaction.ts';
import { readableAttachment } from './attachment-access.ts';
import { storeUpload } from './store-upload.ts';

/** How long a link to a file holds. */
const linkSeconds = 600;
const largestMb = 20;
const purposes = attachment.fields.purpose;

const stored = z.object({
  attachId: z.uuid(),
  link: z.string(),
  domain: z.string(),
  name: z.string(),
  originalName: z.string(),
  size: z.int(),
  extension: z.string(),
});
const linkQuery = z.object({
  expires: z.string().max(20),
  signature: z.string().max(100),
  name: z.string().max(300).optional(),
});

const filePath = z.object({ file: z.string().max(60) });
/** Names that files are kept under; no other name leads out of the store's folder. */
const storedName = /^[0-9a-f-]{36}\.[a-z]{3,4}$/;

/** Files: taken in, linked to for those who may read them, and sent by signed links. */
export const attachmentModule = crudModule(attachment, {
  verbs: ['list', 'detail', 'remove'],
  routes: fileRoutes,
});

function fileRoutes(app: FastifyInstance) {
  const tags = [attachment.name];
  const put = {
    config: { guard: 'signedIn' as const, perMinute: 120 },
    schema: { tags, response: { 200: stored } },
  };
  app.post('/blade-resource/oss/endpoint/put-file', put, async (request) => {
    const upload = await readUpload(request);
    const row = await inTransaction(request.context, (context) =>
      storeUpload(context, app.services.files, upload),
    );
    return linked(row, request);
  });

  const get = {
    config: { guard: 'signedIn' as const },
    schema: { tags, querystring: z.looseObject({ attachId: z.string() }), response: { 200: stored } },
  };
  app.get('/blade-resource/oss/endpoint/put-file-attach', get, async (request) =>
    linked(
      await readableAttachment(request.context, queryOf<{ attachId: string }>(request).attachId),
      request,
    ),
  );

  const file = {
    config: { guard: 'public' as const, flat: true },
    schema: { tags, params: filePath, querystring: linkQuery },
  };
  app.get('/blade-resource/oss/endpoint/file/:file', file, async (request, reply) => {
    const { file: name } = filePath.parse(request.params);
    const query = queryOf<z.infer<typeof linkQuery>>(request);
    const { links, clock } = app.services;
    if (!storedName.test(name) || !links.holds(name, query, clock.now())) throw new Refusal('row.notFound');
    const shown = encodeURIComponent(query.name ?? name);
    void reply
      .header('content-type', 'application/octet-stream')
      .header('content-disposition', `attachment; filename*=UTF-8''${shown}`)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cache-control', 'private, no-store');
    return reply.send(await app.services.files.open(name));
  });
}

async function readUpload(request: FastifyRequest) {
  if (!request.isMultipart()) throw new Refusal('request.mediaType');
  const part = await request.file();
  if (!part) throw new Refusal('attachment.missing');
  const body = await part.toBuffer().catch(() => {
    throw new Refusal('attachment.tooLarge', { limit: largestMb });
  });
  const field = part.fields.purpose;
  const asked = field && 'value' in field ? field.value : parametersOf(request).purpose;
  const purpose = purposes.safeParse(asked);
  return {
    originalName: part.filename,
    body,
    purpose: purpose.success ? purpose.data : ('content' as const),
  };
}

function linked(row: RowOf<typeof attachment>, request: FastifyRequest) {
  const { links, clock } = request.server.services;
  const expires = Math.floor(clock.now().getTime() / 1000) + linkSeconds;
  const link = `/api/blade-resource/oss/endpoint/file/${row.name}?${links.sign(row.name, expires)}&name=${encodeURIComponent(row.originalName)}`;
  return {
    attachId: row.id,
    link,
    domain: row.domain ?? '',
    name: row.name,
    originalName: row.originalName,
    size: row.attachSize,
    extension: row.extension,
  };
}

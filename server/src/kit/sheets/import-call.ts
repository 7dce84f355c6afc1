import { PassThrough } from 'node:stream';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { readUpload } from '../routes/read-upload.ts';
import { permission } from '../routes/route.ts';
import { sentenceOf } from '../runtime/error-sentence.ts';
import { Refusal } from '../runtime/errors.ts';
import { importRows } from './import-rows.ts';
import type { ImportRules } from './import-rows.ts';

const largestMb = 10;
const perMinute = 10;
const eventLines = 'application/x-ndjson; charset=utf-8';
const sends = [eventLines];
const upload = z.object({});

/** Adds the call that imports a sheet: it reports its progress, one line of JSON after the other, and ends with the outcome. */
export function addImport<E extends Entity>(
  app: FastifyInstance,
  entity: E,
  { at, ...rules }: ImportRules<E> & { at: string },
) {
  const config = {
    guard: permission(`${entity.permissionBase}_import`),
    flat: true,
    perMinute,
    upload,
    sends,
  };
  app.post(`/${at}`, { config, schema: { tags: [entity.name] } }, async (request, reply) => {
    const body = await readFile(request);
    const lines = new PassThrough();
    // Nobody has to stay until the end; what was begun is finished.
    lines.on('error', () => undefined);
    const say = (event: ImportEvent) => {
      if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
    };
    void importRows(entity, request.context, { body, rules, say })
      .catch((error: unknown) => say({ kind: 'refused', message: told(error, request) }))
      .finally(() => lines.end());
    return reply
      .header('content-type', eventLines)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  const { file } = await readUpload(request, { largestMb, tooLarge: 'sheet.tooLarge' });
  if (!file) throw new Refusal('sheet.missing');
  return file.body;
}

/** The answer has begun, so a failure is told in it; what it was stands in the server's own log. */
function told(error: unknown, request: FastifyRequest): string {
  const { locale } = request.context;
  const sentence = sentenceOf(error, locale);
  if (sentence !== null) return sentence;
  request.log.error({ err: error, traceId: request.id }, 'import failed');
  return refusalSentence('server.failed', {}, locale);
}

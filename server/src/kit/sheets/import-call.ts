import { PassThrough } from 'node:stream';
import { keyFieldOf } from '@policy/shared/contract/kit/entity.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { importCallsOf, importChoices } from '@policy/shared/contract/kit/import-events.ts';
import type { ImportCalls, ImportChoices, ImportEvent } from '@policy/shared/contract/kit/import-events.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { readUpload } from '../routes/read-upload.ts';
import { permission } from '../routes/route.ts';
import { assertMayWrite } from '../access/scope.ts';
import { may } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { sentenceOf } from '../runtime/error-sentence.ts';
import { Refusal } from '../runtime/errors.ts';
import { importRows } from './import-rows.ts';
import type { ImportRules } from './import-rows.ts';
import { addTemplate } from './template-call.ts';

const largestMb = 10;
const perMinute = 10;
const eventLines = 'application/x-ndjson; charset=utf-8';
const sends = [eventLines];

/**
 * Adds the calls of importing an entity: an empty sheet to fill in, and the call that takes a full one. That one reports
 * its progress, one line of JSON after the other, and ends with the outcome.
 */
export function addImport<E extends Entity>(
  app: FastifyInstance,
  entity: E,
  { at = importCallsOf(entity), ...rules }: ImportRules<E> & { at?: ImportCalls } = {},
) {
  addTemplate(app, entity, { at: at.template, below: rules.below });
  const config = {
    guard: permission(`${entity.permissionBase}_import`),
    flat: true,
    perMinute,
    upload: importChoices,
    sends,
  };
  app.post(`/${at.import}`, { config, schema: { tags: [entity.name] } }, async (request, reply) => {
    const { body, choices } = await readForm(request);
    assertMayImport(entity, request.context, choices);
    if ((rules.below === undefined) !== (choices.below === undefined)) throw new Refusal('request.invalid');
    const lines = new PassThrough();
    // Nobody has to stay until the end; what was begun is finished.
    lines.on('error', () => undefined);
    const say = (event: ImportEvent) => {
      if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
    };
    void importRows(entity, request.context, { body, choices, rules, say })
      .catch((error: unknown) => say({ kind: 'refused', message: told(error, request) }))
      .finally(() => lines.end());
    return reply
      .header('content-type', eventLines)
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      .send(lines);
  });
}

async function readForm(request: FastifyRequest): Promise<{ body: Buffer; choices: ImportChoices }> {
  const { file, fields } = await readUpload(request, { largestMb, tooLarge: 'sheet.tooLarge' });
  if (!file) throw new Refusal('sheet.missing');
  const choices = importChoices.safeParse(Object.fromEntries(fields));
  if (!choices.success) throw new Refusal('request.invalid');
  return { body: file.body, choices: choices.data };
}

/** Who imports may add; changing what is there is for those who may change it by hand, where rows have a key to find them by. */
function assertMayImport(entity: Entity, context: Context, { mode }: ImportChoices): void {
  assertMayWrite(entity, context);
  if (mode === 'add') return;
  if (!may(context, `${entity.permissionBase}_edit`)) throw new Refusal('access.denied');
  if (keyFieldOf(entity) === undefined) throw new Refusal('request.invalid');
}

/** The answer has begun, so a failure is told in it; what it was stands in the server's own log. */
function told(error: unknown, request: FastifyRequest): string {
  const { locale } = request.context;
  const sentence = sentenceOf(error, locale);
  if (sentence !== null) return sentence;
  request.log.error({ err: error, traceId: request.id }, 'import failed');
  return refusalSentence('server.failed', {}, locale);
}

import { errorLog } from '@policy/shared/contract/entities/log/error-log.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import type { FieldError } from '@policy/shared/messages/sentences.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { hasBody } from '@policy/shared/node/has-body.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';

import { diskFailureOf, isUnavailable, refusalOf } from '../database/errors.ts';
import { invalidBySchema } from '../kit/routes/invalid-parameters.ts';
import { InvalidDraft, InvalidRequest, Refusal } from '../kit/runtime/errors.ts';
import { localeOf } from '../kit/runtime/locale.ts';
import { addAnswerHeaders } from './answers.ts';
import { failureRow } from './failure-row.ts';

/** Answers every failure as an envelope with a sentence in the reader's language, and never a stack. */
export function registerErrors(app: FastifyInstance) {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof InvalidDraft) return send(reply, 400, { msg: error.message, errors: error.errors });
    const refusal = asRefusal(error, request);
    // The caller cannot help it; the operator has to hear of it.
    if (diskFailureOf(error)) request.log.error({ err: error }, 'nothing can be kept');
    if (refusal) return sendRefusal(request, reply, refusal);
    request.log.error({ err: error, traceId: request.id }, 'unhandled');
    app.services.logs.add(errorLog, failureRow(error, request));
    return sendRefusal(request, reply, new Refusal('server.failed'));
  });
  refuseWhileStopping(app);
  refuseNoCall(app);
}

/** A server that stops ends what it has begun; what still comes in over a connection that was open is refused. */
function refuseWhileStopping(app: FastifyInstance) {
  let isStopping = false;
  app.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new Refusal('server.stopping') : undefined);
  });
}

/** Refuses what is no call, or none for this caller, before anything else is looked at: his token, his body, a limit. */
function refuseNoCall(app: FastifyInstance) {
  const hidden = new Set<string>();
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.existsFor) hidden.add(url);
  });
  const refusalOfUnknownCall = (request: FastifyRequest): Refusal | undefined => {
    const { existsFor } = request.routeOptions.config;
    if (!request.is404) return !existsFor || existsFor(request) ? undefined : new Refusal('route.notFound');
    const [url = ''] = request.url.split('?');
    const isOther = !hidden.has(url) && isKnown(app, { url, not: request.method });
    return new Refusal(isOther ? 'route.method' : 'route.notFound');
  };
  app.addHook('onRequest', (request, _reply, done) => done(refusalOfUnknownCall(request)));
}

/** Whether a path is that of a call by another method. */
const isKnown = (app: FastifyInstance, { url, not }: { url: string; not: string }): boolean =>
  (['GET', 'POST'] as const).some((method) => method !== not && app.hasRoute({ method, url }));

/** Refuses what cannot be routed at all, such as a path that cannot be decoded, in the same form; no hook sees it. */
export function refuseUnrouted(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  addAnswerHeaders(reply);
  if (hasBody(request.raw.headers)) void reply.header('connection', 'close');
  void sendRefusal(request, reply, new Refusal('request.invalid'));
}

const byFastifyCode: Partial<Record<string, RefusalCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.mediaType',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request.invalid',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'request.json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'request.json',
};

/** What the framework or the database refused, as one of our refusals; undefined for a failure of our own. */
function asRefusal(error: FastifyError, request: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return invalidBySchema(request, error);
  const code = byFastifyCode[error.code] ?? codeOf(error);
  return code && new Refusal(code, { limit: `${Math.round(request.routeOptions.bodyLimit / 1_048_576)}MB` });
}

const byDisk = { full: 'server.diskFull', readOnly: 'server.readOnly' } as const;

function codeOf(error: FastifyError): RefusalCode | undefined {
  const disk = diskFailureOf(error);
  if (disk) return byDisk[disk];
  if (isUnavailable(error)) return 'server.unavailable';
  // Class 22: a value that its column cannot hold, which no schema foresaw; the caller's fault, not ours.
  const isUnfit = refusalOf(error)?.code.startsWith('22');
  if (isUnfit || error.statusCode === 400) return 'request.invalid';
  return error.statusCode === 429 ? 'request.tooMany' : undefined;
}

function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  const { code, facts, field, status } = refusal;
  if (refusal instanceof InvalidRequest && refusal.errors[0]) {
    const { errors } = refusal;
    return send(reply, status, { msg: refusal.errors[0].message, errors });
  }
  const msg = refusalSentence(code, facts, localeOf(request));
  return send(reply, status, { msg, ...(field && { errors: [{ field, message: msg }] }) });
}

/** Who asks about a failed answer has its text more often than its headers: the call's number stands in both. */
function send(
  reply: FastifyReply,
  status: number,
  { msg, errors }: { msg: string; errors?: readonly FieldError[] },
) {
  const data = { ...(errors && { errors }), traceId: reply.request.id };
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .send({ code: status, success: false, data, msg });
}

import { Agent as HttpAgent, request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline, Transform } from 'node:stream';

import { endToEnd, readerHeaders } from '../edge/request-headers.ts';
import type { Reader } from '../next/pass-to-next.ts';
import { drain, refuse } from './refuse.ts';
import type { Refused } from './refuse.ts';

const mebibyte = 1024 * 1024;
// As the server itself, which would close the connection on a reader who is still sending; for files there is room
// for the largest allowed one (20 MB) and the form around it.
const maxBodyBytes = mebibyte;
const maxUploadBytes = 25 * mebibyte;
// Shorter than the server's own: it must not close a connection that is just being used again.
const agentOptions = { keepAlive: true, timeout: 30_000 };

interface ApiParts {
  apiOrigin: string;
  /** Headers of every answer. */
  headers: Record<string, string>;
}

/**
 * Passes calls to the server behind /api as they come, in both directions, uploads included.
 * A server that does not answer is 503, one that breaks off 502, both with a sentence.
 */
export function passToApi({ apiOrigin, headers }: ApiParts) {
  const target = new URL(apiOrigin);
  const secure = target.protocol === 'https:';
  const send = secure ? httpsRequest : httpRequest;
  const agent = secure ? new HttpsAgent(agentOptions) : new HttpAgent(agentOptions);
  return (request: IncomingMessage, response: ServerResponse, reader: Reader): void => {
    const refused = refusedAtOnce(request);
    if (refused) {
      refuse(request, response, refused);
      return;
    }
    const call = send(new URL(request.url ?? '/', target), {
      agent,
      method: request.method,
      headers: forwardedHeaders(request, reader, target.host),
    });
    call.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...endToEnd(answer.headers), ...headers });
      pipeline(answer, response, () => call.destroy());
    });
    const failed = (error: Error) => {
      call.destroy();
      drain(request);
      fail(request, response, error);
    };
    // pipe and not pipeline, which would cut the reader off before he has read why his body is refused.
    request.pipe(withinLimit(bodyLimit(request.headers)).on('error', failed)).pipe(call.on('error', failed));
    response.once('close', () => call.destroy());
  };
}

/** What is not passed on at all. */
function refusedAtOnce({ url, headers }: IncomingMessage): Refused | undefined {
  if (isEventLog(url)) return { code: 'route.notFound' };
  const limit = bodyLimit(headers);
  return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : undefined;
}

const bodyLimit = (headers: IncomingHttpHeaders) =>
  headers['content-type']?.startsWith('multipart/form-data') ? maxUploadBytes : maxBodyBytes;

const tooLarge = (limit: number): Refused => ({
  code: 'request.tooLarge',
  facts: { limit: `${limit / mebibyte} MB` },
});

/** The portal's own channel: answers of every reader's waiting poll would cost a connection each. */
const isEventLog = (url = '') => /^\/api\/+policy\/+events(?:[/?]|$)/.test(url);

function forwardedHeaders(request: IncomingMessage, { address, tenantId }: Reader, host: string) {
  const said = readerHeaders(request.headers);
  return {
    ...said,
    host,
    'x-forwarded-for': address,
    'x-forwarded-host': request.headers.host ?? host,
    // An anonymous call belongs to the tenant of the address it was made on; a token decides for itself.
    ...((said['blade-auth'] ?? said['tenant-id']) ? {} : { 'tenant-id': tenantId }),
  };
}

/** Ends a body of unknown length that grows too large. */
function withinLimit(limit: number) {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(bytes > limit ? new BodyTooLarge() : null, chunk);
    },
  });
}

class BodyTooLarge extends Error {}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

function fail(request: IncomingMessage, response: ServerResponse, error: Error) {
  // The server may answer before it has read everything; the rest then has nowhere to go.
  if (response.writableEnded) return;
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const down = 'code' in error && unreachable.has(String(error.code));
  const unavailable: Refused = { code: 'server.unavailable', status: down ? 503 : 502 };
  refuse(
    request,
    response,
    error instanceof BodyTooLarge ? tooLarge(bodyLimit(request.headers)) : unavailable,
  );
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { refusals } from '../contract/refusals.ts';
import type { RefusalCode } from '../contract/refusals.ts';
import { refusalSentence } from '../messages/sentences.ts';
import { answerRawly } from '../node/answer-rawly.ts';
import { requestIdOf } from '../node/request-id.ts';

/** The policy of what is no document of a site: whatever a browser makes of it may load, run and be framed nowhere. */
export const noDocument = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** What is refused, with the facts of its sentence; the status where it differs from the refusal's own. */
export interface Refused {
  code: RefusalCode;
  facts?: Record<string, unknown>;
  status?: number;
}

/** Answers a call in the envelope, in the reader's language, as the server behind /api would. */
export function refuse(request: IncomingMessage, response: ServerResponse, refused: Refused): void {
  const requestId = requestIdOf(response.getHeader('X-Request-Id'));
  const language = request.headers['accept-language'];
  const { status, body, headers } = envelope(refused, { requestId, ...(language && { language }) });
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
  drain(request);
}

/** Answers on a connection whose request could not be read, and closes it; tells the number that the answer says. */
export function refuseRawly(
  socket: Duplex,
  refused: Refused,
  security: Readonly<Record<string, string>>,
): string {
  const requestId = requestIdOf(undefined);
  const { status, body, headers } = envelope(refused, { requestId });
  answerRawly(socket, { status, body, headers: { ...security, ...headers } });
  return requestId;
}

function envelope(
  { code, facts = {}, status = refusals[code] }: Refused,
  { language = '', requestId }: { language?: string; requestId: string },
) {
  const locale = /^en\b/i.test(language) ? 'en' : 'zh';
  const msg = refusalSentence(code, facts, locale);
  const body = JSON.stringify({ code: status, success: false, data: { traceId: requestId }, msg });
  // Names in lower case and in the order of the server's, so that the headers do not show which side refused.
  const headers = {
    'content-security-policy': noDocument,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
    date: new Date().toUTCString(),
    'X-Request-Id': requestId,
  };
  return { status, body, headers };
}

const drainMs = 30_000;
const mostDrainedBytes = 64 * 1024 * 1024;

/**
 * Reads the rest of an unwanted body away: a browser reads the answer only after it has sent everything.
 * What takes too long or is too much ends the connection.
 */
export function drain(request: IncomingMessage): void {
  request.unpipe();
  if (request.complete || request.destroyed) return;
  let bytes = 0;
  const end = setTimeout(() => request.destroy(), drainMs).unref();
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > mostDrainedBytes) request.destroy();
  });
  request.once('close', () => clearTimeout(end)).resume();
}

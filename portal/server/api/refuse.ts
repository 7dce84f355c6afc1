import type { IncomingMessage, ServerResponse } from 'node:http';

import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

/** What is refused, with the facts of its sentence; the status where it differs from the refusal's own. */
export interface Refused {
  code: RefusalCode;
  facts?: Record<string, unknown>;
  status?: number;
}

/** Answers a call in the envelope, in the reader's language, as the server behind /api would. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { code, facts = {}, status = refusals[code] }: Refused,
): void {
  const locale = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
  const body = JSON.stringify({
    code: status,
    success: false,
    data: null,
    msg: refusalSentence(code, facts, locale),
  });
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  });
  response.end(body);
  drain(request);
}

const drainMs = 30_000;

/** Reads the rest of an unwanted body away: a browser reads the answer only after it has sent everything. */
export function drain(request: IncomingMessage) {
  request.unpipe();
  if (request.complete) return;
  const end = setTimeout(() => request.destroy(), drainMs).unref();
  request.once('close', () => clearTimeout(end)).resume();
}

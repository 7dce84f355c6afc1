import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { refusals } from '@policy/shared/contract/refusals.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { answerRawly } from '@policy/shared/node/answer-rawly.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';

import type { ProcessLog } from '../kit/runtime/process-log.ts';
import { answerHeaders } from './answers.ts';

const byNodeCode: Partial<Record<string, RefusalCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.slow',
};

/** Answers what is no HTTP request, or never becomes one, as an envelope, and ends its connection. */
export const refuseUnreadable =
  (log: ProcessLog) =>
  (error: Error & { code?: string }, socket: Duplex): void => {
    // Node tells a lost connection here as well; then nobody is left to read an answer.
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const refusal = byNodeCode[error.code ?? ''] ?? 'request.invalid';
    const code = refusals[refusal];
    const requestId = randomUUID();
    log.info({ requestId, status: code, reason: error.code }, 'unreadable request');
    // What language the caller reads stands in headers that were never read.
    const msg = refusalSentence(refusal, {}, 'zh');
    const body = JSON.stringify({ code, success: false, data: { traceId: requestId }, msg });
    const headers = {
      ...answerHeaders,
      'x-request-id': requestId,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      'cache-control': 'no-store',
    };
    answerRawly(socket, { status: code, headers, body });
  };

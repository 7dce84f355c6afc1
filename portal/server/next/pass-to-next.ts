import { randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

import { endToEnd } from '@policy/shared/edge/reader-headers.ts';
import { framing, limitedBody } from '@policy/shared/edge/request-body.ts';
import type { Reader } from '@policy/shared/edge/trusted-proxies.ts';
import { hasBody } from '@policy/shared/node/has-body.ts';

import type { KeptPage } from '../cache/kept-page.ts';
import { sendPage } from '../cache/send-page.ts';
import { compression } from '../edge/compressed.ts';
import { headersForNext } from '../edge/request-headers.ts';
import { contentSecurityPolicy } from '../edge/security-headers.ts';
import type { NextApp } from './next-app.ts';

/** The reader of an answer that is made for him alone. */
export interface PortalReader extends Reader {
  tenantId: string;
}

interface PassParts {
  next: Pick<NextApp, 'ask'>;
  headers: Record<string, string>;
  /** Development needs eval and inline scripts of Next's own tools. */
  dev: boolean;
  errorPage: (status: 404 | 500) => KeptPage | Promise<KeptPage>;
}

/** Lets Next answer one reader: his cookies go in, nothing that comes out is kept by anyone. */
export async function passToNext(
  request: IncomingMessage,
  response: ServerResponse,
  parts: PassParts & { reader: PortalReader },
): Promise<void> {
  const nonce = randomBytes(16).toString('base64url');
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const answer = await parts.next.ask({
    method: request.method ?? 'GET',
    url: request.url ?? '/',
    headers: askedHeaders(request, nonce, parts.reader),
    ...(takesBody(request) ? { body: limitedBody(request) } : {}),
    signal: gone.signal,
  });
  const failed = parts.dev ? undefined : failedDocument(answer);
  if (failed) {
    answer.resume();
    sendPage(request, response, await parts.errorPage(failed));
    return;
  }
  await sendOn(request, response, {
    answer,
    headers: { ...parts.headers, ...policyOf(answer, nonce, parts.dev) },
  });
}

/** Pages have no use for the body of a GET; sent on without a mark of its end it would be the next reader's request. */
const takesBody = ({ method, headers }: IncomingMessage) =>
  method !== 'GET' && method !== 'HEAD' && hasBody(headers);

const askedHeaders = (request: IncomingMessage, nonce: string, reader: PortalReader) => ({
  'user-agent': 'portal',
  ...headersForNext(request.headers),
  ...(takesBody(request) ? framing(request.headers) : {}),
  'content-security-policy': `script-src 'nonce-${nonce}'`,
  'x-portal-tenant': reader.tenantId,
  'x-portal-url': request.url ?? '/',
  'x-forwarded-for': reader.address,
  ...(reader.isBehindStranger ? { forwarded: 'for=unknown' } : {}),
  'x-request-id': reader.requestId,
});

/** Next's own error documents have no language and, without scripts, no text. */
function failedDocument({ statusCode = 500, headers }: IncomingMessage): 404 | 500 | undefined {
  if (!headers['content-type']?.startsWith('text/html')) return undefined;
  if (statusCode === 404) return 404;
  return statusCode >= 500 ? 500 : undefined;
}

const policyOf = ({ headers }: IncomingMessage, nonce: string, dev: boolean) =>
  dev || !headers['content-type']?.startsWith('text/html')
    ? {}
    : { 'Content-Security-Policy': contentSecurityPolicy([`'nonce-${nonce}'`]) };

interface Sending {
  answer: IncomingMessage;
  headers: OutgoingHttpHeaders;
}

async function sendOn(request: IncomingMessage, response: ServerResponse, { answer, headers }: Sending) {
  const shrink = compression(request.headers['accept-encoding'], {
    type: answer.headers['content-type'],
    encoding: answer.headers['content-encoding'],
  });
  response.writeHead(answer.statusCode ?? 500, {
    ...outward(answer, request.headers.host),
    ...headers,
    ...(shrink ? { 'content-encoding': shrink.encoding, vary: vary(answer) } : {}),
  });
  await (shrink ? pipeline(answer, shrink.stream, response) : pipeline(answer, response));
}

const vary = ({ headers }: IncomingMessage) => [headers.vary, 'Accept-Encoding'].filter(Boolean).join(', ');

/** What may go out: no trace of the inner rewrite, nothing that a shared cache may keep, own addresses without host. */
function outward({ headers }: IncomingMessage, host = ''): OutgoingHttpHeaders {
  const sent = Object.entries(endToEnd(headers)).filter(([name]) => !/^x-(?:middleware|nextjs)-/.test(name));
  return {
    ...Object.fromEntries(sent),
    'cache-control': 'private, no-store',
    ...(headers['location'] ? { location: headers['location'].replace(`http://${host}`, '') || '/' } : {}),
  };
}

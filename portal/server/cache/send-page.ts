import type { IncomingMessage, ServerResponse } from 'node:http';

import fresh from 'fresh';

import { acceptedEncoding } from './accepted-encoding.ts';
import type { KeptPage } from './kept-page.ts';

/** Sends a kept page in the form the reader takes; 304 where he has it already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { body, headers } = page.variants[acceptedEncoding(request.headers['accept-encoding'])];
  if (page.status === 200 && fresh(request.headers, { etag: headers.ETag })) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

const bodyHeaders = new Set(['Content-Encoding', 'Content-Length', 'Content-Type']);

/** A 304 says what the page would have said, without what describes its body. */
const withoutBody = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !bodyHeaders.has(name)));

import type { WholeAnswer } from '@policy/shared/edge/whole-answer.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

import fresh from 'fresh';

import { acceptedEncoding } from './accepted-encoding.ts';
import type { KeptPage } from './kept-page.ts';

/** A kept page in the form the reader takes; 304 where he has it already. */
export function pageAnswer({ method, headers: asked }: IncomingMessage, page: KeptPage): WholeAnswer {
  const { body, headers, unchanged } = page.variants[acceptedEncoding(asked['accept-encoding'])];
  if (page.status === 200 && fresh(asked, { etag: unchanged['ETag'] }))
    return { status: 304, headers: unchanged, body: undefined };
  return { status: page.status, headers, body: method === 'HEAD' ? undefined : body };
}

/** Sends a page where the headers of every answer are set already. */
export function sendPage(request: IncomingMessage, response: ServerResponse, page: KeptPage): void {
  const { status, headers, body } = pageAnswer(request, page);
  response.writeHead(status, headers).end(body);
}

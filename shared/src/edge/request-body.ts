import type { ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';

import { largestDiagramBody, takesDiagram } from '../contract/process-design/diagram-bodies.ts';
import { hasBody } from '../node/has-body.ts';
import type { Refused } from './refuse.ts';

const mebibyte = 1024 * 1024;
// As the server itself, which would close the connection on a reader who is still sending; for files there is room
// for the largest allowed one (20 MB) and the form around it.
const maxBodyBytes = mebibyte;
const maxUploadBytes = 25 * mebibyte;

/** Whether a body is a form with files. */
export const isUpload = (headers: IncomingHttpHeaders): boolean =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '');

type Asked = Pick<IncomingMessage, 'headers' | 'url'>;

function limitOf({ headers, url = '' }: Asked): number {
  if (isUpload(headers)) return maxUploadBytes;
  return takesDiagram(url.split('?')[0] ?? '') ? largestDiagramBody : maxBodyBytes;
}

const tooLarge = (limit: number): Refused => ({
  code: 'request.tooLarge',
  facts: { limit: `${limit / mebibyte} MB` },
});

/** Why a body is not even begun to be read, if so. */
export function refusedBody(request: Asked): Refused | undefined {
  const { headers } = request;
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return { code: 'request.malformed' };
  const limit = limitOf(request);
  return Number(headers['content-length'] ?? 0) > limit ? tooLarge(limit) : undefined;
}

/**
 * How the body is told apart from the next request on the connection to the server.
 * Said for every method: Node would send the body of a GET or DELETE without any mark of its end.
 */
export function framing(headers: IncomingHttpHeaders): Record<string, string> {
  if (headers['transfer-encoding'] !== undefined) return { 'transfer-encoding': 'chunked' };
  const length = headers['content-length'];
  return length === undefined ? {} : { 'content-length': length };
}

/** A body of unknown length has grown too large. */
export class BodyTooLarge extends Error {
  readonly refused: Refused;
  constructor(limit: number) {
    super('The body is too large');
    this.refused = tooLarge(limit);
  }
}

/** Sends a request's body on as it comes, up to its limit. */
export function sendBody(
  request: IncomingMessage,
  call: ClientRequest,
  failed: (error: Error) => void,
): void {
  if (!hasBody(request.headers)) {
    call.end();
    return;
  }
  limitedBody(request).on('error', failed).pipe(call);
}

/** The body of a request, which fails where it grows beyond its limit. */
export function limitedBody(request: IncomingMessage): Transform {
  const limit = limitOf(request);
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.byteLength;
      done(bytes > limit ? new BodyTooLarge(limit) : null, chunk);
    },
  });
  // pipe and not pipeline, which would cut the reader off before he has read why his body is refused.
  return request.pipe(counted);
}

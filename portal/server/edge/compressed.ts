import type { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import { acceptedEncoding } from '../cache/accepted-encoding.ts';
import type { Encoding } from '../cache/kept-page.ts';

const worthwhile = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;
// Quick rather than small: such an answer is made for one reader, and each part of it is wanted at once.
const brotli = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
};

/** How to shrink an answer on its way out, or undefined where that gains nothing or was done already. */
export function compression(
  accept: string | undefined,
  answer: { type?: string | undefined; encoding?: string | undefined },
): { encoding: Encoding; stream: Duplex } | undefined {
  if (answer.encoding !== undefined || !worthwhile.test(answer.type ?? '')) return undefined;
  const encoding = acceptedEncoding(accept);
  if (encoding === 'br') return { encoding, stream: createBrotliCompress(brotli) };
  if (encoding === 'gzip')
    return { encoding, stream: createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }) };
  return undefined;
}

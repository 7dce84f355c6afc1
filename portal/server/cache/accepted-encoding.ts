import { LRUCache } from 'lru-cache';

import { encodings } from './kept-page.ts';
import type { Encoding } from './kept-page.ts';

// Browsers send a handful of headers, and reading one costs more than finding its page.
const read = new LRUCache<string, Encoding>({ max: 100, memoMethod: smallestOf });
const longestRemembered = 200;

/** The smallest form that an Accept-Encoding header admits; q only says yes or no, as size decides here. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return header.length > longestRemembered ? smallestOf(header) : read.memo(header);
}

function smallestOf(header: string): Encoding {
  const admitted = new Map(header.split(',').map(readEntry));
  return encodings.find((encoding) => admitted.get(encoding) ?? admitted.get('*') ?? false) ?? 'identity';
}

function readEntry(entry: string): [string, boolean] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, quality === undefined || Number(quality.slice(2)) > 0];
}

import type { ServerResponse } from 'node:http';

import type { Reader } from './trusted-proxies.ts';

/** An answer that is known whole before anything is waited for. */
export interface WholeAnswer {
  status: number;
  /** The same object for the same answer: what goes before it is put together once for each. */
  headers: Readonly<Record<string, string>>;
  body: Buffer | undefined;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends whole answers with the headers of every answer before them.
 * The head is given to Node in one flat list: setting its headers one by one costs more than the rest of a kept page.
 */
export function wholeAnswers(always: Record<Reader['proto'], Headers>) {
  const heads = { http: new WeakMap<Headers, string[]>(), https: new WeakMap<Headers, string[]>() };
  const headOf = (headers: Headers, proto: Reader['proto']): string[] => {
    const known = heads[proto].get(headers);
    if (known) return known;
    const head = Object.entries({ ...always[proto], ...headers }).flat();
    heads[proto].set(headers, head);
    return head;
  };
  return (response: ServerResponse, { status, headers, body }: WholeAnswer, reader: Reader): void => {
    response.writeHead(status, [...headOf(headers, reader.proto), 'X-Request-Id', reader.requestId]);
    response.end(body);
  };
}

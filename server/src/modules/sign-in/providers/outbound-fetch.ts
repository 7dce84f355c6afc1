import { request as overHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

import type { Outbound } from '../../../kit/services/outbound.ts';

/** A request to a provider. */
interface OutboundRequest {
  method: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
}

export type OutboundFetch = (address: string, request: OutboundRequest) => Promise<Response>;

const longestAnswer = 262_144;
const bodyless = new Set([204, 205, 304]);

/**
 * Asks addresses that people configured: each is judged at the moment of connecting, never redirected, and bounded in
 * length. The provider that comes with the box lies on this machine and is reached at its own address only.
 */
export function outboundFetch(outbound: Outbound, ownOrigin: string | undefined): OutboundFetch {
  return async (address, { method, headers, body = '', signal }) => {
    const isOwn = isAt(address, ownOrigin);
    const url = isOwn ? new URL(address) : await outbound.assertUrl(address);
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? overHttps : overHttp;
    const agent = isSecure ? outbound.agents.httpsAgent : outbound.agents.httpAgent;
    const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { method, headers: { ...headers, ...length }, signal, ...(isOwn ? {} : { agent }) };
    return new Promise((resolve, reject) => {
      const sent = send(url, options, (got) => {
        wholeOf(got).then(resolve, reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}

const isAt = (address: string, origin: string | undefined): boolean =>
  origin !== undefined && URL.canParse(address) && new URL(address).origin === origin;

async function wholeOf(got: IncomingMessage): Promise<Response> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of got) {
    if (!(part instanceof Uint8Array)) continue;
    size += part.length;
    if (size > longestAnswer) throw new Error('The answer of the provider is too long');
    parts.push(part);
  }
  const status = got.statusCode ?? 500;
  const type = got.headers['content-type'];
  const headers = new Headers(type === undefined ? [] : [['content-type', type]]);
  return new Response(bodyless.has(status) ? null : Buffer.concat(parts), { status, headers });
}

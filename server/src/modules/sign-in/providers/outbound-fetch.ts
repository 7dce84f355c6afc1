import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

import type { Outbound } from '../../../kit/services/outbound.ts';

/** A request to a provider. */
export interface OutboundRequest {
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | null | undefined;
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
  return async (address, { method, headers, body, signal }) => {
    const isOwn = ownOrigin !== undefined && URL.canParse(address) && new URL(address).origin === ownOrigin;
    const url = isOwn ? new URL(address) : await outbound.assertUrl(address);
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? overHttps : overHttp;
    const agent = isSecure ? outbound.agents.httpsAgent : outbound.agents.httpAgent;
    const payload = body === undefined || body === null ? '' : await new Response(body).text();
    const length = payload === '' ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const options = { method, headers: { ...headers, ...length }, signal, ...(isOwn ? {} : { agent }) };
    return new Promise((resolve, reject) => {
      const sent = send(url, options, (got) => {
        const parts: Buffer[] = [];
        let size = 0;
        got.on('data', (part: Buffer) => {
          size += part.length;
          if (size > longestAnswer) got.destroy(new Error('The answer of the provider is too long'));
          else parts.push(part);
        });
        got.on('end', () => {
          const status = got.statusCode ?? 500;
          const type = got.headers['content-type'];
          resolve(
            new Response(bodyless.has(status) ? null : Buffer.concat(parts), {
              status,
              headers: type === undefined ? {} : { 'content-type': type },
            }),
          );
        });
        got.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(payload);
    });
  };
}

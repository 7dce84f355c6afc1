import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';

import type { Outbound } from '../../../../kit/services/outbound.ts';
import type { Ports } from './provider.ts';

const timeoutMs = 10_000;
const longestAnswer = 65_536;

/** Posts to an address that people configured: judged again, never redirected, bounded in time and length. */
export const createPost =
  (outbound: Outbound): Ports['post'] =>
  async (address, { headers, body }) => {
    const url = await outbound.assertUrl(address);
    const { agents } = outbound;
    const isSecure = url.protocol === 'https:';
    const send = isSecure ? overHttps : overHttp;
    const agent = isSecure ? agents.httpsAgent : agents.httpAgent;
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeoutMs);
      const sent = send(url, { method: 'POST', headers: { ...headers, ...length }, agent, signal }, (got) => {
        let text = '';
        got.setEncoding('utf8');
        got.on('data', (part: string) => {
          if (text.length < longestAnswer) text += part;
        });
        got.on('end', () => resolve({ status: got.statusCode ?? 0, text }));
        got.on('error', reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };

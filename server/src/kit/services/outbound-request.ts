import { request as overHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

import type { Outbound } from './outbound.ts';

/** A request to an address that people configured. */
export interface OutboundRequest {
  method: string;
  headers: Readonly<Record<string, string>>;
  /** None has no body. */
  body?: string;
  timeoutMs: number;
}

/** What came back: no more of it than `longestAnswer`, and whether there was more. */
export interface OutboundAnswer {
  status: number;
  text: string;
  isCut: boolean;
}

/** Bytes of an answer that are read. */
const longestAnswer = 65_536;

/** Asks an address that people configured: it is judged again, no redirect is followed, and time and length have an end. */
export async function askOutbound(
  outbound: Outbound,
  address: string,
  { method, headers, body, timeoutMs }: OutboundRequest,
): Promise<OutboundAnswer> {
  const url = await outbound.assertUrl(address);
  const isSecure = url.protocol === 'https:';
  const send = isSecure ? overHttps : overHttp;
  const agent = isSecure ? outbound.agents.httpsAgent : outbound.agents.httpAgent;
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = send(url, { method, headers: { ...headers, ...length }, agent, signal }, (got) =>
      read(got, resolve, reject),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

function read(
  got: IncomingMessage,
  resolve: (answer: OutboundAnswer) => void,
  reject: (error: Error) => void,
): void {
  const parts: Buffer[] = [];
  let size = 0;
  const done = (isCut: boolean) => {
    const text = Buffer.concat(parts).subarray(0, longestAnswer).toString('utf8');
    resolve({ status: got.statusCode ?? 0, text, isCut });
  };
  got.on('data', (part: Buffer) => {
    parts.push(part);
    size += part.length;
    if (size <= longestAnswer) return;
    done(true);
    got.destroy();
  });
  got.on('end', () => done(false));
  got.on('error', reject);
}

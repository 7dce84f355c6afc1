import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

// What Next, this server and proxies say to each other: from outside it could skip the language proxy, start a
// server action, choose the script nonce or speak for another tenant or address.
const internal = /^(?:x-(?:middleware|forwarded|nextjs|next|portal|invoke|matched|vercel|now)-|next-action$)/;
const refused = new Set([
  'x-real-ip',
  'forwarded',
  'next-resume',
  'content-security-policy',
  'content-security-policy-report-only',
]);

// RFC 9110 7.6.1: these concern one connection only.
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** What a reader may say to the parts behind the edge. */
export function readerHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return kept(endToEnd(headers), (name) => !internal.test(name) && !refused.has(name));
}

/** Headers without those of one connection, including what its Connection header names. */
export function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
  return kept(headers, (name) => !hopByHop.has(name) && !named.has(name));
}

const kept = (headers: IncomingHttpHeaders, wanted: (name: string) => boolean): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => wanted(name)));

/** The reader's address: the peer, or what a trusted proxy in front says that its own peer is. */
export function readerAddress(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  if (!trustedProxies.includes(peer)) return peer;
  const forwarded = request.headers['x-forwarded-for'];
  return forwarded?.toString().split(',').at(-1)?.trim() ?? peer;
}

const plainAddress = (address: string) => address.replace(/^::ffff:/, '');

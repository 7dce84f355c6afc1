import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Path of a request without its query. */
export const pathOf = ({ url }: FastifyRequest): string => (url.split('?')[0] ?? '').slice(0, 1000);

// A socket that takes both kinds writes 10.1.2.3 as ::ffff:10.1.2.3, which nobody would search for.
const mapped = /^::ffff:(?=\d+\.)/i;

/** The other end of a request as logs and sessions name it; a client is a registered application here. */
export const remoteOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>) => ({
  remoteIp: ip.replace(mapped, '').slice(0, 60),
  userAgent: headers['user-agent']?.slice(0, 300) ?? null,
});

const isOwnAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** Whether a request came from this machine: its peer and everybody that any proxy names on the way, believed or not. */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  if (headers.forwarded !== undefined) return false;
  const named = [headers['x-forwarded-for'], headers['x-real-ip']].flatMap((told) => told ?? []);
  const addresses = named.flatMap((told) => told.split(',')).map((address) => address.trim());
  return [socket.remoteAddress ?? '', ...addresses].every(isOwnAddress);
}

/** Whether a trusted proxy tells on whose behalf it calls; what anybody else says of that is not believed. */
const isTold = ({ ips = [] }: Pick<FastifyRequest, 'ips'>): boolean => ips.length > 1;

/** The host that the reader's browser called, as a trusted proxy tells it; null where none does. */
export const hostToldOf = (request: Pick<FastifyRequest, 'ips' | 'host'>): string | null =>
  isTold(request) ? request.host : null;

/** The base path under which a trusted proxy serves these calls; empty where it serves them at the root. */
export function prefixToldOf(request: Pick<FastifyRequest, 'ips' | 'headers'>): string {
  const prefix = request.headers['x-forwarded-prefix'];
  const isPath = typeof prefix === 'string' && /^(?:\/[\w.~-]+)+$/.test(prefix);
  return isPath && isTold(request) ? prefix : '';
}

const ownBits = 64;

/** Whom an address stands for where calls are counted: itself, or its whole /64 in IPv6, which one subscriber holds. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ownBits}`).toString()}/${ownBits}`;
}

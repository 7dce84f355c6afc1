import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Tells whether an address is that of a proxy whose word about the reader counts. */
export type IsTrusted = (address: string) => boolean;

/** Trusts addresses and networks such as `10.0.0.0/8`, as the app's settings have read them. */
export function trustedProxies(entries: readonly string[]): IsTrusted {
  const networks = entries.map(networkOf);
  // Behind a proxy every connection has the same peer, and one reader sends many requests.
  let last = { address: '', isTrusted: false };
  return (address) => {
    if (address !== last.address) last = { address, isTrusted: isWithin(networks, address) };
    return last.isTrusted;
  };
}

function isWithin(networks: readonly Network[], address: string): boolean {
  if (isIP(address) === 0) return false;
  const asked = ipaddr.process(address);
  return networks.some(
    (network) => network[0].kind() === asked.kind() && asked.match(network[0], network[1]),
  );
}

function networkOf(entry: string): Network {
  if (entry.includes('/')) return ipaddr.parseCIDR(entry);
  const address = ipaddr.process(entry);
  return [address, address.kind() === 'ipv4' ? 32 : 128];
}

/** What the edge knows of a reader by his connection, or by the word of trusted proxies in front. */
export interface Reader {
  address: string;
  /** Host as the reader wrote it. */
  host: string;
  proto: 'http' | 'https';
  /** The peer speaks for somebody else and nobody said that it may: where the reader sits is unknown. */
  isBehindStranger: boolean;
  requestId: string;
}

const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/** Reads where a request comes from; what an untrusted peer says about it is not believed. */
export function whereFrom(request: IncomingMessage, isTrusted: IsTrusted): Omit<Reader, 'requestId'> {
  const peer = plainAddress(request.socket.remoteAddress ?? '');
  const { headers } = request;
  const host = headers.host ?? '';
  if (!isTrusted(peer)) {
    const isBehindStranger = forwardingHeaders.some((name) => headers[name] !== undefined);
    return { address: peer, host, proto: 'http', isBehindStranger };
  }
  return {
    address: firstUntrusted(entriesOf(headers['x-forwarded-for']), { peer, isTrusted }),
    host: entriesOf(headers['x-forwarded-host']).at(-1) ?? host,
    proto: entriesOf(headers['x-forwarded-proto']).at(-1) === 'https' ? 'https' : 'http',
    isBehindStranger: false,
  };
}

/** Walks from the nearest proxy outwards: the first one that is not trusted is the reader. */
function firstUntrusted(forwarded: string[], { peer, isTrusted }: { peer: string; isTrusted: IsTrusted }) {
  let nearest = peer;
  for (const said of forwarded.reverse()) {
    if (isIP(said) === 0) return nearest;
    nearest = plainAddress(said);
    if (!isTrusted(nearest)) return nearest;
  }
  return nearest;
}

const entriesOf = (header: string | string[] | undefined): string[] =>
  (header ?? '')
    .toString()
    .split(',')
    .flatMap((entry) => entry.trim() || []);

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '');

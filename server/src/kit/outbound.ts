import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

import { Refusal } from './errors.ts';

/** Keeps what people configure from leading the server into its own network. */
export interface Outbound {
  /** Refuses a host that names or resolves to an address that is not public, unless the installation allows it. */
  assertHost(host: string): Promise<void>;
  /** The same for an `http` or `https` address; anything else is refused as well. */
  assertUrl(url: string): Promise<URL>;
  /** Resolves names at the moment of connecting, so that a name that has moved meanwhile is refused there. */
  lookup: LookupFunction;
  /** Connections whose every name goes through `lookup`. */
  agents: { httpAgent: HttpAgent; httpsAgent: HttpsAgent };
}

/** `allowed` holds names, `.suffixes`, addresses and networks (`10.1.0.0/16`) that may be reached though they are not public. */
export function createOutbound(allowed: readonly string[]): Outbound {
  const isNamed = namedIn(allowed.map((entry) => entry.toLowerCase()));
  const networks = allowed.flatMap(networkOf);
  const mayReach = (address: string) => {
    const parsed = ipaddr.process(address);
    const isInside = networks.some(([net, bits]) => net.kind() === parsed.kind() && parsed.match(net, bits));
    return parsed.range() === 'unicast' || isInside;
  };
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const refused = error ?? refusalOf(host, found, isNamed(host) ? () => true : mayReach);
      const [first] = found ?? [];
      if (refused || !first) done(refused ?? new Refusal('outbound.unknown', { host }), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  const assertHost = async (said: string) => {
    const host = said.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    if (isNamed(host)) return;
    if (!ipaddr.isValid(host)) await resolved(host, lookup);
    else if (!mayReach(host)) throw new Refusal('outbound.forbidden', { host });
  };
  const assertUrl = async (said: string) => {
    const url = URL.canParse(said) ? new URL(said) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw new Refusal('outbound.url');
    await assertHost(url.hostname);
    return url;
  };
  const agents = { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  return { assertHost, assertUrl, lookup, agents };
}

const namedIn = (allowed: readonly string[]) => (host: string) =>
  allowed.some((entry) => entry === host || (entry.startsWith('.') && host.endsWith(entry)));

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

function networkOf(entry: string): Network[] {
  if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
  if (!ipaddr.isValid(entry)) return [];
  const address = ipaddr.process(entry);
  return [[address, address.kind() === 'ipv4' ? 32 : 128]];
}

/** One address that may not be reached spoils the name: which of them a connection takes, nobody knows. */
const refusalOf = (host: string, found: readonly LookupAddress[], mayReach: (address: string) => boolean) =>
  found.every(({ address }) => mayReach(address)) ? null : new Refusal('outbound.forbidden', { host });

async function resolved(host: string, lookup: LookupFunction): Promise<void> {
  const refused = await new Promise<Error | null>((answer) => {
    lookup(host, { all: true }, (error) => answer(error));
  });
  if (refused) throw refused instanceof Refusal ? refused : new Refusal('outbound.unknown', { host });
}

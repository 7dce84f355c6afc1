import { lookup as resolve } from 'node:dns';
import type { LookupAddress } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

import { Refusal } from '../runtime/errors.ts';

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
  /** The same for hosts that the installation has to name even where they are public: databases. */
  listed: Pick<Outbound, 'assertHost' | 'lookup'>;
}

/** `allowed` holds names, `.suffixes`, addresses and networks (`10.1.0.0/16`) that may be reached though they are not public. */
export function createOutbound(allowed: readonly string[]): Outbound {
  const isNamed = namedIn(allowed.map((entry) => entry.toLowerCase()));
  const networks = allowed.flatMap(networkOf);
  const isInside = (address: Address) =>
    networks.some(([net, bits]) => net.kind() === address.kind() && address.match(net, bits));
  const isOpen = (address: Address) => address.range() === 'unicast' || isInside(address);
  const { assertHost, lookup } = hostCheckOf(isNamed, isOpen, 'outbound.forbidden');
  const assertUrl = async (said: string) => {
    const url = webAddress(said);
    await assertHost(url.hostname);
    return url;
  };
  const agents = { httpAgent: new HttpAgent({ lookup }), httpsAgent: new HttpsAgent({ lookup }) };
  return {
    assertHost,
    assertUrl,
    lookup,
    agents,
    listed: hostCheckOf(isNamed, isInside, 'outbound.unlisted'),
  };
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;
type Code = 'outbound.forbidden' | 'outbound.unlisted';

/** Judges a host by its name, and by every address that the name resolves to. */
function hostCheckOf(isNamed: (host: string) => boolean, isOpen: (address: Address) => boolean, code: Code) {
  const mayReach = (address: string) => isOpen(ipaddr.process(address));
  const refusalOf = (host: string, found: readonly LookupAddress[]) =>
    isNamed(host) || found.every(({ address }) => mayReach(address)) ? null : new Refusal(code, { host });
  const lookup: LookupFunction = (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      // A name with one forbidden address is refused, because nobody knows which of its addresses a connection takes.
      const refused = error ?? refusalOf(host, found);
      const [first] = refused ? [] : found;
      if (!first) done(refused ?? new Refusal('outbound.unknown', { host }), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
  const assertHost = async (said: string) => {
    const host = said.replace(/^\[(.*)\]$/, '$1').toLowerCase();
    if (isNamed(host)) return;
    if (!ipaddr.isValid(host)) await resolved(host, lookup);
    else if (!mayReach(host)) throw new Refusal(code, { host });
  };
  return { assertHost, lookup };
}

/** An address of the web without an account in it; refuses anything else. */
export function webAddress(said: string): URL {
  const url = URL.canParse(said) ? new URL(said) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new Refusal('outbound.url');
  return url;
}

const namedIn = (allowed: readonly string[]) => (host: string) =>
  allowed.some((entry) => entry === host || (entry.startsWith('.') && host.endsWith(entry)));

type Network = [Address, number];

function networkOf(entry: string): Network[] {
  if (ipaddr.isValidCIDR(entry)) return [ipaddr.parseCIDR(entry)];
  if (!ipaddr.isValid(entry)) return [];
  const address = ipaddr.process(entry);
  return [[address, address.kind() === 'ipv4' ? 32 : 128]];
}

async function resolved(host: string, lookup: LookupFunction): Promise<void> {
  const refused = await new Promise<Error | null>((answer) => {
    lookup(host, { all: true }, (error) => answer(error));
  });
  if (refused) throw refused instanceof Refusal ? refused : new Refusal('outbound.unknown', { host });
}

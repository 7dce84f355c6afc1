import { gzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';

import { clientHeader } from '../../test-server.ts';
import type { TestServer } from '../../test-server.ts';
import type { AttackCase } from '../case.ts';
import { formOf } from './file-bodies.ts';
import type { Reply } from './wire.ts';

/** One call that a case makes. */
export interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | string | null;
}

type Query = AttackCase['query'];
type Wanted = Pick<AttackCase, 'method' | 'path' | 'headers' | 'query' | 'body'> &
  Partial<Pick<AttackCase, 'bodyRaw' | 'bodyGen' | 'rawQuery'>>;

/** The path of a call with its query, each value of a list given once more. */
function withQuery(path: string, query: Query, rawQuery = ''): string {
  const pairs = Object.entries(query).flatMap(([key, value]) => [value].flat().map((one) => [key, one]));
  const text = [new URLSearchParams(pairs as [string, string][]).toString(), rawQuery]
    .filter(Boolean)
    .join('&');
  return text === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** What the generated bodies hold: many zeros packed small, as a sender would who wants to be unpacked. */
const generated = (wanted: string) => gzipSync(Buffer.alloc(Number(wanted.replace('gzip:', '')) / 16));

function payloadOf({ body, bodyRaw, bodyGen, headers }: Wanted): Pick<Sent, 'headers' | 'payload'> {
  if (bodyGen) return { headers: {}, payload: generated(bodyGen) };
  if (bodyRaw !== undefined || typeof body === 'string')
    return { headers: {}, payload: bodyRaw ?? String(body) };
  if (typeof body !== 'object' || body === null) return { headers: {}, payload: null };
  if (headers['content-type'] === 'multipart/form-data') return formOf(body);
  return { headers: {}, payload: JSON.stringify(body) };
}

/** The call that a case or one of its steps makes, for a caller with these headers. */
export function sentBy(wanted: Wanted, own: Record<string, string>): Sent {
  const { method, path, query, rawQuery } = wanted;
  const { headers, payload } = payloadOf(wanted);
  const asks = path.startsWith('/api/blade-auth/oauth/token');
  const ours = { ...(asks ? clientHeader('integration') : {}), ...own };
  return {
    ...{ method, path: withQuery(path, query, rawQuery), payload },
    headers: { ...ours, ...lowered(wanted.headers), ...headers },
  };
}

const lowered = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The call of a case with every other path, header and verb that the case asks for. */
export function variantsOf(attack: AttackCase, own: Record<string, string>): Sent[] {
  const first = sentBy(attack, own);
  const paths = (attack.alsoPaths ?? []).flatMap((path) => [
    { ...first, path },
    { method: 'GET', path, headers: own, payload: null },
  ]);
  const headers = (attack.alsoHeaders ?? []).map((also) => ({
    ...first,
    headers: { ...first.headers, ...lowered(also) },
  }));
  const methods = (attack.alsoMethods ?? []).map((method) => ({ ...first, method }));
  return [...eachAccount(attack).map((one) => sentBy(one, own)), ...paths, ...headers, ...methods];
}

/** Accounts named together are tried one after the other. */
function eachAccount(attack: AttackCase): AttackCase[] {
  const accounts = [attack.query['username']].flat();
  if (accounts.length === 1) return [attack];
  return accounts.map((username) => ({ ...attack, query: { ...attack.query, username: username! } }));
}

/** Where attacks come from: failed sign-ins count by address, and one attacker has one. */
const remoteAddress = '203.0.113.66';

/** Makes a call without a connection. */
export async function inject({ app }: TestServer, { path, payload, ...sent }: Sent): Promise<Reply> {
  const options = { ...sent, url: path, remoteAddress, ...(payload === null ? {} : { payload }) };
  const { statusCode, body, rawPayload, headers } = await app.inject(options as InjectOptions);
  return { status: statusCode, text: body, bytes: rawPayload, headers };
}

import { createHmac, createPublicKey, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const publicKey = createPublicKey(privateKey);
const leftEvent = 'http://schemas.openid.net/event/backchannel-logout';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** How a token of identity is signed, or is not. */
export type Signing = 'RS256' | 'HS256' | 'none';

/** A provider of a test, which answers what it is told. */
export interface FakeOpenId {
  issuer: string;
  /** Paths that it was asked for. */
  asked: string[];
  /** `hang` never answers a token, `broken` fails at everything. */
  mode: 'well' | 'hang' | 'broken';
  signing: Signing;
  claims: Record<string, unknown>;
  user: Record<string, unknown>;
  /** A message that somebody left, which says this besides what such a message has to. */
  leftMessage(over?: Record<string, unknown>): string;
  close(): Promise<void>;
}

function signed(signing: Signing, claims: object): string {
  const body = `${part({ alg: signing, kid: 'k1', typ: 'JWT' })}.${part(claims)}`;
  if (signing === 'none') return `${body}.`;
  if (signing === 'RS256')
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`;
  // Whoever takes the published key for a shared secret believes this.
  const pem = publicKey.export({ type: 'spki', format: 'pem' });
  return `${body}.${createHmac('sha256', pem).update(body).digest('base64url')}`;
}

const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Starts one; it speaks OpenID Connect, and tells its user as OAuth2 platforms do. */
export async function fakeOpenId(): Promise<FakeOpenId> {
  const fake: FakeOpenId = {
    ...{ issuer: '', asked: [], mode: 'well', signing: 'RS256', claims: {}, user: {} },
    leftMessage: (over = {}) =>
      signed(fake.signing, {
        ...{ iss: fake.issuer, aud: 'ours', sub: 's-1', jti: randomUUID() },
        ...{ iat: Math.floor(Date.now() / 1000), events: { [leftEvent]: {} } },
        ...over,
      }),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      ...{ issuer: fake.issuer, authorization_endpoint: `${fake.issuer}/auth` },
      ...{ token_endpoint: `${fake.issuer}/token`, jwks_uri: `${fake.issuer}/jwks` },
      end_session_endpoint: `${fake.issuer}/end`,
      ...{ response_types_supported: ['code'], subject_types_supported: ['public'] },
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
    }),
    '/jwks': () => ({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig' }] }),
    '/token': () => ({
      ...{ access_token: 'access', token_type: 'Bearer' },
      id_token: signed(fake.signing, {
        ...{ iss: fake.issuer, aud: 'ours', sub: 's-1', name: '周行舟', auth_level: 'L2' },
        ...{ iat: Math.floor(Date.now() / 1000), exp: Math.floor(Date.now() / 1000) + 300 },
        ...fake.claims,
      }),
    }),
    '/user': () => fake.user,
  };
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    fake.asked.push(path);
    if (fake.mode === 'broken') json(response, 500, {});
    else if (fake.mode !== 'hang' || path !== '/token') json(response, 200, answers[path]?.() ?? {});
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  fake.issuer = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return fake;
}

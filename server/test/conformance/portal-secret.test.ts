import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';

import { readConfig } from '../../src/config.ts';
import { oneEngine } from '../database.ts';
import { steadyText } from '../attacks/calls/wire.ts';
import { serverOf } from '../describe-on-server.ts';

const secret = 'a-secret-of-the-portals-of-this-installation';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

describe('the event log between portal and server', () => {
  const server = serverOf(oneEngine, { PORTAL_SECRET: secret });
  const ask = (headers: Record<string, string>, query = '?wait=0') =>
    server.app.inject({ url: `/api/policy/events${query}`, headers });
  /** An answer but for what is another in every answer. */
  const told = async (options: InjectOptions) => {
    const { statusCode, body, headers } = await server.app.inject(options);
    return {
      statusCode,
      body: steadyText({ text: body }),
      headers: { ...headers, date: '', 'x-request-id': '' },
    };
  };

  it('is told to a portal that knows the secret', async () => {
    const answer = await ask({ 'portal-secret': secret });
    expect(answer.json()).toMatchObject({ code: 200, data: { seq: expect.any(Number) as number } });
  });

  it.each<Record<string, string>>([
    {},
    { 'portal-secret': '' },
    { 'portal-secret': `${secret}x` },
    { 'portal-secret': secret.slice(1) },
  ])('does not exist for anyone else (%j)', async (headers) => {
    const unknown = await server.app.inject({ url: '/api/policy/no-such-call' });
    for (const query of ['', '?wait=0', '?after=junk']) {
      const answer = await ask(headers, query);
      expect(answer.statusCode).toBe(404);
      expect(steadyText({ text: answer.body })).toEqual(steadyText({ text: unknown.body }));
    }
  });

  it.each(methods)('answers a %s of anyone else as an unknown path is answered', async (method) => {
    const strange = [
      {},
      { 'blade-auth': 'bearer x' },
      { 'tenant-id': '999999' },
      { authorization: 'Basic eDp5' },
      ...(method === 'GET' || method === 'HEAD' ? [] : [{ 'content-type': 'text/xml' }]),
    ];
    for (const headers of strange) {
      const [log, views, unknown] = await Promise.all(
        ['events', 'views', 'no-such'].map((call) => told({ method, url: `/api/policy/${call}`, headers })),
      );
      expect(log?.statusCode).toBe(404);
      expect([log, views]).toEqual([unknown, unknown]);
    }
  });
});

it('refuses production without a secret of its own', () => {
  const env = {
    APP_MODE: 'production',
    TOKEN_SECRET: secret,
    FIELD_SECRET: secret,
    DATABASE_URL: 'postgres://x/y',
  };
  const known = readConfig({ APP_MODE: 'test' }).portalSecret;
  for (const said of [undefined, 'too-short', known])
    expect(() => readConfig({ ...env, PORTAL_SECRET: said })).toThrow('PORTAL_SECRET');
  expect(readConfig({ ...env, PORTAL_SECRET: secret }).portalSecret).toBe(secret);
});

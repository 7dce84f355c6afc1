import { describe, expect, it } from 'vitest';

import { readConfig } from '../../src/config.ts';
import { serverOf } from '../describe-on-server.ts';

const secret = 'a-secret-of-the-portals-of-this-installation';

describe('the event log between portal and server', () => {
  const server = serverOf('pglite', { PORTAL_SECRET: secret });
  const ask = (headers: Record<string, string>, query = '?wait=0') =>
    server.app.inject({ url: `/api/policy/events${query}`, headers });

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
      expect(answer.json()).toEqual(unknown.json());
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

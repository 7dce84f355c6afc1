import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { describeOnEachServer } from '../../../../test/describe-on-server.ts';
import { bearer, claimsOf, signIn } from '../../../../test/test-server.ts';
import type { Answer } from '../../../../test/test-server.ts';
import { installationSecrets } from '../tables.ts';

describeOnEachServer('a session', (server) => {
  let token: { access_token: string; refresh_token: string };
  beforeEach(async () => {
    token = (await signIn(server, 'acceptor')).body;
  });

  const whoAmI = (access: string) =>
    server.call({ url: '/api/blade-auth/oauth/user-info', headers: bearer(access) });
  const refused = ({ status, body }: Answer) => [status, body.msg];
  const over = [401, '登录已失效，请重新登录'];

  it('is not opened by the word bearer alone, by no token, or by a refresh token', async () => {
    expect(refused(await server.call({ url: '/api/blade-auth/oauth/user-info' }))).toEqual([
      401,
      '请求未授权',
    ]);
    expect(
      refused(
        await server.call({ url: '/api/blade-auth/oauth/user-info', headers: { 'blade-auth': 'bearer' } }),
      ),
    ).toEqual(over);
    expect(refused(await whoAmI(token.refresh_token))).toEqual(over);
  });

  it('is not opened by a cookie', async () => {
    const cookie = `pfp-admin-access-token=${token.access_token}`;
    expect((await server.call({ url: '/api/blade-auth/oauth/user-info', headers: { cookie } })).status).toBe(
      401,
    );
  });

  it('is not opened by a forged token', async () => {
    const [secret] = await server.database.db
      .select()
      .from(installationSecrets)
      .where(eq(installationSecrets.name, 'token'));
    const claims = claimsOf(token.access_token);
    const ours = { alg: 'HS256', typ: 'JWT', kid: '1' };
    const forged = {
      'no algorithm': jwt({ ...ours, alg: 'none' }, claims, null),
      'no algorithm in odd case, signature kept': `${part({ ...ours, alg: 'nOnE' })}.${token.access_token.split('.').slice(1).join('.')}`,
      'an empty signature': jwt(ours, claims, null),
      'the published key of another product': jwt(
        ours,
        claims,
        'bladexisapowerfulmicroservicearchitectureupgradedandoptimizedfromacommercialproject',
      ),
      'a key of his own': jwt(ours, claims, 'wrong-key-wrong-key-wrong-key-wrong'),
      'a key that is nobody’s': jwt({ ...ours, kid: '../../../../dev/null' }, claims, ''),
      'no key named': jwt({ alg: 'HS256', typ: 'JWT' }, claims, secret!.secret),
      'another algorithm under our key': jwt({ ...ours, alg: 'HS512' }, claims, secret!.secret),
      'an unknown critical header': jwt({ ...ours, crit: ['b64'], b64: false }, claims, secret!.secret),
      'claims of another, signature kept': [
        part(ours),
        part({ ...claims, sub: claims.sid }),
        token.access_token.split('.')[2],
      ].join('.'),
      'another tenant under our key': jwt(ours, { ...claims, tid: '100009' }, secret!.secret),
      'a session that never was': jwt(
        ours,
        { ...claims, sid: '01900000-0000-7000-8000-000000000000' },
        secret!.secret,
      ),
      'an age that is over': jwt(
        ours,
        { ...claims, exp: Math.floor(server.clock.now().getTime() / 1000) - 1 },
        secret!.secret,
      ),
      'no age': jwt(ours, { ...claims, exp: undefined }, secret!.secret),
      'a thousand letters': 'a'.repeat(10_000),
    };
    for (const [how, access] of Object.entries(forged))
      expect([how, ...refused(await whoAmI(access))]).toEqual([how, ...over]);
    expect((await whoAmI(jwt(ours, claims, secret!.secret))).status).toBe(200);
  });
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(header: Record<string, unknown>, claims: object, key: string | null): string {
  const said = `${part(header)}.${part(claims)}`;
  const hash = header.alg === 'HS512' ? 'sha512' : 'sha256';
  return `${said}.${key === null ? '' : createHmac(hash, key).update(said).digest('base64url')}`;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { enginesHere } from '../../test/database.ts';
import { serverOf } from '../../test/describe-on-server.ts';
import { bearer, signIn } from '../../test/test-server.ts';
import { buildApp } from '../app.ts';
import { compose } from '../compose.ts';

describe.each(enginesHere())('a limit by the minute (%s)', (kind) => {
  const server = serverOf(kind, { RATE_LIMIT_FACTOR: '1' });
  let other: Awaited<ReturnType<typeof buildApp>>;
  // A second process on the same database.
  beforeAll(async () => {
    const { config } = server.services;
    other = await buildApp(await compose({ config, database: server.database, clock: server.clock }));
    await other.ready();
  });
  afterAll(() => other.close());

  const captcha = (remoteAddress: string, app = server.app) =>
    app.inject({ url: '/api/blade-auth/oauth/captcha', remoteAddress });
  const times = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let asked = 0; asked < count; asked += 1) statuses.push((await ask()).statusCode);
    return statuses;
  };

  it('holds for all processes together, by address where nobody is signed in', async () => {
    const here = () => captcha('203.0.113.9');
    const there = () => captcha('203.0.113.9', other);
    expect(new Set([...(await times(60, here)), ...(await times(60, there))])).toEqual(new Set([200]));
    expect(await times(1, here)).toEqual([429]);
    expect(await times(1, there)).toEqual([429]);
    expect(await times(1, () => captcha('203.0.113.10'))).toEqual([200]);
    server.clock.moveBy(60_000);
    expect(await times(1, here)).toEqual([200]);
  });

  it('counts calls that come at once each', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => captcha('203.0.113.20')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120);
  });

  it('holds for a person wherever he calls from, and not for others at his address', async () => {
    const tokenOf = async (account: string) => (await signIn(server, account)).body.access_token;
    const [one, another] = [await tokenOf('acceptor'), await tokenOf('editor')];
    let last = 0;
    const check = (token: string) => {
      last += 1;
      return server.app.inject({
        ...{ method: 'POST', url: '/api/blade-user/second-factor/confirm', payload: { code: '1' } },
        ...{ headers: bearer(token), remoteAddress: `198.51.100.${last}` },
      });
    };
    expect(new Set(await times(30, () => check(one)))).toEqual(new Set([400]));
    expect(await times(1, () => check(one))).toEqual([429]);
    expect(await times(1, () => check(another))).toEqual([400]);
  });
});

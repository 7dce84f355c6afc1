import { beforeAll, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';
import { bearer, signIn } from '../test-server.ts';
import { routesOf } from './routes.ts';
import type { Route } from './routes.ts';

const server = serverOf(oneEngine);
let exports: Route[];
beforeAll(async () => {
  exports = (await routesOf(server)).filter(({ call }) => /^GET .*\/export(-user)?$/.test(call));
});

/** Takes lists away as one person, who signs in once. */
async function taker(account: string) {
  const { body } = await signIn(server, account);
  const headers = bearer(String(body.access_token));
  return ({ call }: Route, format: string) =>
    server.app.inject({
      ...{
        method: 'GET',
        url: `/api/${call.slice('GET '.length)}`,
        query: { format, reason: '核对' },
        headers,
      },
    });
}

test('every list is taken away by those who may, in both formats, with heads of its own', async () => {
  expect(exports.length).toBeGreaterThan(30);
  const take = await taker('admin');
  const wrong: string[] = [];
  for (const route of exports) {
    const answer = await take(route, 'csv');
    const heads = answer.payload.split('\r\n')[0] ?? '';
    if (answer.statusCode !== 200 || !heads.endsWith('创建时间'))
      wrong.push(`${route.call} ${heads.slice(0, 80)}`);
  }
  expect(wrong).toEqual([]);
  const [first] = exports;
  const sheet = await take(first!, 'xlsx');
  expect(sheet.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('no list is taken away by somebody who may only look at it', async () => {
  const take = await taker('reviewer');
  const open: string[] = [];
  for (const route of exports) {
    const { statusCode } = await take(route, 'csv');
    if (statusCode !== 403) open.push(`${route.call} ${String(statusCode)}`);
  }
  expect(open).toEqual([]);
});

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';
import { triesAll } from '../engine-of-file.ts';
import { head, openConnection, request } from './connection.ts';
import type { Connection, WireAnswer } from './connection.ts';

const server = serverOf(oneEngine, { BODY_SECONDS: '2' });
const ordinary = head('GET /api/blade-system/tenant/info?domain=localhost');
/** `npm test` is content with the first hundred; the numbers that make them are the same. */
const total = triesAll ? 1000 : 100;
const atOnce = 20;
/** How many ordinary answers an attacker waits for before it goes away without its own. */
const asksMeanwhile = 3;

let port = 0;
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

/** Numbers that are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const methods = ['GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'get', 'X'];
const paths = [
  ...['/api/policy/tags/submit', '/api/blade-auth/oauth/token', '/api/blade-user/import-user', '/api', '/'],
  ...[
    '/api/blade-resource/oss/endpoint/put-file',
    '/api/%ff',
    '/api/../etc/passwd',
    '//evil/api',
    '/api/%00',
  ],
  ...[
    'http://evil.example/api/x',
    '*',
    `/api/${'a'.repeat(3000)}`,
    '/api/policy/tags/list?size=%E4',
    '/api\\x',
  ],
];
const headers = [
  ...[
    'Content-Type: application/json',
    'Content-Type: multipart/form-data',
    'Content-Type: multipart/form-data; boundary=x',
  ],
  ...[
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: text/xml',
    'Content-Type: \t',
    'Expect: 100-continue',
  ],
  ...[
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: gzip',
    'Content-Length: -1',
    'Content-Length: 99999999999',
  ],
  ...[
    'Connection: upgrade',
    'Upgrade: websocket',
    'Blade-Auth: bearer x.y.z',
    'Tenant-Id: 1',
    'Authorization: Basic ===',
  ],
  ...[
    'Accept-Language: zz',
    'Cookie: a=b',
    `X-Long: ${'x'.repeat(20_000)}`,
    'Range: bytes=0-1,2-3',
    'Broken',
  ],
];
const bodies = [
  '',
  '{',
  '{"a":"\u0000"}',
  '[[[[',
  '--x\r\n',
  '--x--',
  'a=%',
  '\xff\xfe',
  'x'.repeat(200_000),
  '0\r\n\r\n',
];

/** One request that no honest client sends; every third breaks off before its end. */
function hostile(pick: (below: number) => number): Buffer {
  const one = <T>(list: readonly T[]): T => list[pick(list.length)]!;
  const line = `${one(methods)} ${one(paths)}`;
  const extra = [one(headers), one(headers)];
  const bytes =
    pick(2) === 0 ? request(line, extra, one(bodies)) : Buffer.from(head(line, extra) + one(bodies));
  return pick(3) === 0 ? bytes.subarray(0, 1 + pick(bytes.length)) : bytes;
}

/** Whether an answer tells the number of its call, and a refusal in its body too; the answer to a HEAD has none. */
function isNumbered({ status, headers, text }: WireAnswer): boolean {
  const id = headers['x-request-id'] ?? '';
  if (status === 100) return true;
  return id !== '' && (status < 400 || text === '' || text.includes(`"traceId":"${id}"`));
}

test('hostile requests by the hundred end nothing, and keep nobody else from his answer', async () => {
  const pick = numbersFrom(20_261_123);
  const statuses: number[] = [];
  const unnumbered: string[] = [];
  const attack = async (others: Connection) => {
    const connection = await openConnection(port);
    connection.write(hostile(pick));
    const answered = connection.answer();
    // Whoever asks after it is answered; what is without an answer by then is left as it is.
    for (let asked = 0; asked < asksMeanwhile; asked += 1) {
      others.write(ordinary);
      expect(await others.answer()).toMatchObject({ status: 200 });
    }
    connection.close();
    const answer = await answered;
    if (answer) statuses.push(answer.status);
    if (answer && !isNumbered(answer)) unnumbered.push(`${String(answer.status)} ${answer.text}`);
  };
  const attackOnAndOn = async () => {
    const others = await openConnection(port);
    for (let done = 0; done < total; done += atOnce) await attack(others);
    others.close();
  };
  await Promise.all(Array.from({ length: atOnce }, attackOnAndOn));
  expect(statuses.length).toBeGreaterThan(total / 2);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(unnumbered).toEqual([]);
});

test('what comes in while the server stops is refused as everything is refused, in the language of who asks', async () => {
  const connection = await openConnection(port);
  const parts = request('POST /api/blade-system/role/submit', ['Content-Type: application/json'], '{"a":1}');
  // A call that is being read keeps the server from ending.
  connection.write(parts.subarray(0, -1));
  await once(server.app.server, 'request');
  const closing = server.app.close();
  await vi.waitUntil(() => !server.app.server.listening);
  connection.write(parts.subarray(-1));
  connection.write(head('GET /api/blade-system/tenant/info', ['Accept-Language: en']));
  expect(await connection.answer()).toMatchObject({ status: 401 });
  const answer = await connection.answer();
  expect(answer).toMatchObject({
    status: 503,
    headers: {
      ...{ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' },
      ...{ 'cache-control': 'no-store', connection: 'close' },
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/) as string,
    },
  });
  expect(JSON.parse(answer?.text ?? '')).toMatchObject({
    ...{ code: 503, success: false, data: { traceId: answer?.headers['x-request-id'] } },
    msg: 'The service is being restarted; please try again in a moment',
  });
  await closing;
});

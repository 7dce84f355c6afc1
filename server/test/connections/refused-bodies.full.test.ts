import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import FormData from 'form-data';
import { beforeAll, describe, expect, test } from 'vitest';

import { oneEngine } from '../database.ts';
import { serverOf } from '../describe-on-server.ts';
import { signIn } from '../test-server.ts';
import { head, openConnection, request } from './connection.ts';

const server = serverOf(oneEngine, { BODY_SECONDS: '2', RATE_LIMIT_FACTOR: '1' });
const paper = readFileSync(new URL('../fixtures/paper.pdf', import.meta.url));
const json = 'Content-Type: application/json';
const form = 'Content-Type: application/x-www-form-urlencoded';
const putFile = 'POST /api/blade-resource/oss/endpoint/put-file';
const ordinary = head('GET /api/blade-system/tenant/info?domain=localhost');

let port = 0;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  for (const account of ['admin', 'reviewer']) {
    const { body } = await signIn(server, account);
    tokens[account] = `Blade-Auth: bearer ${String(body.access_token)}`;
  }
});

/** A form of fields and files, as a request. */
function upload(fill: (parts: FormData) => void, line = putFile): Buffer {
  const parts = new FormData();
  fill(parts);
  const type = `Content-Type: ${parts.getHeaders()['content-type'] ?? ''}`;
  return request(line, [tokens['admin'] ?? '', type], parts.getBuffer());
}

const fields = (count: number) => (parts: FormData) => {
  for (let at = 0; at < count; at++) parts.append(`field${String(at)}`, 'x');
  parts.append('file', paper, { filename: 'a.pdf' });
};
const files = (count: number) => (parts: FormData) => {
  for (let at = 0; at < count; at++) parts.append('file', paper, { filename: `${String(at)}.pdf` });
};

const megabyte = 1_048_576;
const chunked = (line: string, extra: readonly string[], size: number) =>
  Buffer.concat([
    Buffer.from(head(line, [...extra, 'Transfer-Encoding: chunked'])),
    Buffer.from(`${size.toString(16)}\r\n`),
    Buffer.alloc(size, 97),
    Buffer.from('\r\n0\r\n\r\n'),
  ]);

const refused: [name: string, bytes: () => Buffer, status: number][] = [
  ['JSON of nobody', () => request('POST /api/blade-user/submit', [json], '{"a":1}'), 401],
  ['a large body of nobody', () => request('POST /api/blade-user/submit', [json], 'x'.repeat(megabyte)), 401],
  ['a form of nobody', () => request('POST /api/blade-user/submit', [form], 'a=1'), 401],
  [
    'an upload of nobody',
    () => request(putFile, ['Content-Type: multipart/form-data; boundary=x'], paper),
    401,
  ],
  [
    'JSON of somebody who may not',
    () => request('POST /api/blade-system/role/submit', [json, tokens['reviewer'] ?? ''], '{"a":1}'),
    403,
  ],
  ['a path that is none', () => request('POST /api/nothing', [json], 'x'.repeat(megabyte)), 404],
  ['a method that is none', () => request('PUT /api/policy/tags/list', [json], '{"a":1}'), 405],
  [
    'JSON beyond its limit',
    () => request('POST /api/policy/tags/submit', [json, tokens['admin'] ?? ''], 'x'.repeat(3 * megabyte)),
    413,
  ],
  [
    'JSON in chunks beyond its limit',
    () => chunked('POST /api/policy/tags/submit', [json, tokens['admin'] ?? ''], 3 * megabyte),
    413,
  ],
  [
    'XML',
    () => request('POST /api/policy/tags/submit', ['Content-Type: text/xml', tokens['admin'] ?? ''], '<a/>'),
    415,
  ],
  ['broken JSON', () => request('POST /api/policy/tags/submit', [json, tokens['admin'] ?? ''], '{'), 400],
  [
    'JSON that is no UTF-8',
    () =>
      request(
        'POST /api/policy/tags/submit',
        [json, tokens['admin'] ?? ''],
        Buffer.from('7b226e616d65223a22ff227d', 'hex'),
      ),
    400,
  ],
  [
    'a form that escapes half a letter',
    () => request('POST /api/blade-user/submit', [form, tokens['admin'] ?? ''], 'realName=%E4%BD'),
    400,
  ],
  [
    'a field that is no UTF-8',
    () => upload((parts) => parts.append('purpose', Buffer.from([0xff, 0xfe]))),
    400,
  ],
  ['three thousand fields', () => upload(fields(3000)), 413],
  ['one field too many', () => upload(fields(21)), 413],
  ['two files', () => upload(files(2)), 413],
  ['a field beyond its size', () => upload((parts) => parts.append('purpose', 'x'.repeat(megabyte))), 413],
  [
    'a file beyond its size',
    () => upload((parts) => parts.append('file', Buffer.alloc(21 * megabyte), 'a.pdf')),
    413,
  ],
  [
    'a form without an end',
    () =>
      request(putFile, [tokens['admin'] ?? '', 'Content-Type: multipart/form-data; boundary=x'], '--x\r\n'),
    400,
  ],
  ['a sheet that is none', () => upload(files(2), 'POST /api/blade-user/import-user'), 413],
];

describe('a connection whose request was refused', () => {
  test.each(refused)('answers the next one after %s', async (_name, bytes, status) => {
    const connection = await openConnection(port);
    connection.write(bytes());
    const answer = await connection.answer();
    expect(answer).toMatchObject({ status });
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ code: status, success: false });
    expect(answer?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(answer?.headers['connection']).not.toBe('close');
    connection.write(ordinary);
    expect(await connection.answer()).toMatchObject({ status: 200 });
    connection.close();
  });

  test('answers the next one after six refused uploads', async () => {
    const connection = await openConnection(port);
    const bytes = upload(fields(3000));
    for (let round = 0; round < 6; round++) {
      connection.write(bytes);
      expect(await connection.answer()).toMatchObject({ status: 413 });
    }
    connection.write(ordinary);
    expect(await connection.answer()).toMatchObject({ status: 200 });
    connection.close();
  });

  test('answers the next one after too many calls of a minute', async () => {
    const connection = await openConnection(port);
    const bytes = upload(fields(3000), 'POST /api/blade-user/import-user');
    let status = 0;
    for (let round = 0; round < 12 && status !== 429; round++) {
      connection.write(bytes);
      status = (await connection.answer())?.status ?? 0;
    }
    expect(status).toBe(429);
    connection.write(ordinary);
    expect(await connection.answer()).toMatchObject({ status: 200 });
    connection.close();
  });

  test('is closed where the rest never comes', async () => {
    const connection = await openConnection(port);
    connection.write(head('POST /api/blade-user/submit', [json, 'Content-Length: 1000']));
    expect(await connection.answer()).toMatchObject({ status: 401, headers: { connection: 'close' } });
    await connection.ended();
  });

  test('is closed after a path that cannot be decoded', async () => {
    const connection = await openConnection(port);
    connection.write(request('POST /api/%ff', [json], '{"a":1}'));
    expect(await connection.answer()).toMatchObject({
      status: 400,
      headers: { connection: 'close', 'x-content-type-options': 'nosniff' },
    });
    await connection.ended();
  });
});

const slowly: [name: string, bytes: () => string][] = [
  [
    'JSON',
    () => head('POST /api/policy/tags/submit', [json, tokens['admin'] ?? '', 'Content-Length: 99']) + '{',
  ],
  [
    'a form',
    () => head('POST /api/blade-user/submit', [form, tokens['admin'] ?? '', 'Content-Length: 99']) + 'a=',
  ],
  [
    'an upload',
    () =>
      head(putFile, [
        tokens['admin'] ?? '',
        'Content-Type: multipart/form-data; boundary=x',
        'Content-Length: 99999',
      ]) + '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
  ],
];

describe('a body that does not get on', () => {
  test.each(slowly)('is refused and its connection closed: %s', async (_name, bytes) => {
    const connection = await openConnection(port);
    connection.write(bytes());
    // One byte now and then does not keep it open.
    const drip = setInterval(() => connection.write('x'), 500);
    const answer = await connection.answer();
    clearInterval(drip);
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' } });
    expect(JSON.parse(answer?.text ?? '')).toMatchObject({ msg: '请求内容接收超时，请检查网络后重试' });
    await connection.ended();
  });

  test('may be a long upload that does', async () => {
    const bytes = upload((parts) =>
      parts.append('file', Buffer.concat([paper, Buffer.alloc(900_000)]), { filename: 'a.pdf' }),
    );
    const connection = await openConnection(port);
    const part = Math.ceil(bytes.length / 12);
    for (let at = 0; at < bytes.length; at += part) {
      connection.write(bytes.subarray(at, at + part));
      await new Promise((resolve) => setTimeout(resolve, 400));
    }
    expect(await connection.answer()).toMatchObject({ status: 200 });
    connection.close();
  });
});

test('an upload that is there to its last byte before anybody reads it is taken', async () => {
  const connection = await openConnection(port);
  for (let round = 0; round < 3; round++) {
    connection.write(upload((parts) => parts.append('file', paper, { filename: 'a.pdf' })));
    expect(await connection.answer()).toMatchObject({ status: 200 });
  }
  connection.close();
});

const unreadable: [name: string, bytes: string, status: number][] = [
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['a head without an end', head('GET /api/x', [`X-Long: ${'x'.repeat(70_000)}`]), 431],
  ['two lengths', head('POST /api/x', ['Content-Length: 1', 'Content-Length: 2']), 400],
  ['a length and chunks', head('POST /api/x', ['Content-Length: 1', 'Transfer-Encoding: chunked']), 400],
];

test.each(unreadable)('what is %s gets a sentence, and the connection ends', async (_name, bytes, status) => {
  const connection = await openConnection(port);
  connection.write(bytes);
  const answer = await connection.answer();
  expect(answer).toMatchObject({
    status,
    headers: { 'x-content-type-options': 'nosniff', connection: 'close' },
  });
  expect(JSON.parse(answer?.text ?? '')).toMatchObject({ code: status, success: false });
  await connection.ended();
});

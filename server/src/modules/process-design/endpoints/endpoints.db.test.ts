import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { enginesHere } from '../../../../test/database.ts';
import { serverOf, signedIn } from '../../../../test/describe-on-server.ts';
import { fakeServer } from '../../../../test/fakes/fake-http.ts';
import type { FakeServer } from '../../../../test/fakes/fake-http.ts';
import { serviceEndpointTable } from '../tables.ts';

const at = 'blade-workflow/design/endpoint';
const secret = 'a-secret-that-nobody-reads';

describe.each(enginesHere())('endpoints (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  const admin = signedIn(server, 'admin');
  let other: FakeServer;
  let status = 204;
  beforeAll(async () => {
    other = await fakeServer(() => ({ status }));
  });
  afterAll(() => other.close());
  const sent = (over: object) => ({
    ...{ endpointKey: 'e1', name: '端点', baseUrl: `${other.origin}/v1`, methods: 'GET,POST' },
    ...{ timeoutSeconds: 5, status: 1, ...over },
  });
  const submit = async (over: object) => {
    const { body } = await admin.post(`${at}/submit`, sent(over));
    return body;
  };

  test('keep a secret that no answer tells, and are tried with it and without doing anything', async () => {
    const { data } = await submit({ endpointKey: 'sealed', secretHeader: 'X-Api-Key', secret });
    const { id, version } = data;
    const { body } = await admin.get(`${at}/detail`, { id });
    const rows = await server.context.db.select().from(serviceEndpointTable);
    expect(JSON.stringify([data, body, rows])).not.toContain(secret);
    const tried = await admin.post(`${at}/test`, { id });
    expect(tried.body.data).toMatchObject({ status: 204, latencyMs: expect.any(Number) });
    expect(other.received.at(-1)).toMatchObject({ method: 'HEAD', headers: { 'x-api-key': secret } });
    status = 503;
    expect((await admin.post(`${at}/test`, { id })).body.data).toMatchObject({ status: 503 });
    // Whoever moves it has to say the secret again: it would go somewhere else.
    const row = { id, version, secretHeader: 'X-Api-Key', endpointKey: 'sealed' };
    expect(await submit({ ...row, baseUrl: `${other.origin}/v2` })).toMatchObject({
      ...{ code: 400, msg: '修改地址或密钥请求头时须重新输入密钥' },
    });
    expect(await submit({ ...row, secretHeader: 'X-Other' })).toMatchObject({ code: 400 });
    expect(await submit({ ...row, name: '改名' })).toMatchObject({ code: 200 });
  });

  test.each([
    [{ baseUrl: 'http://10.0.0.1/v1' }, '10.0.0.1'],
    [{ baseUrl: 'http://169.254.169.254/latest' }, '169.254.169.254'],
    [{ baseUrl: 'ftp://127.0.0.1/v1' }, 'http'],
    [{ baseUrl: 'http://a:b@127.0.0.1/v1' }, ''],
    [{ baseUrl: 'http://127.0.0.1/v1?x=1' }, '地址'],
    [{ baseUrl: 'http://127.0.0.1/v1/../..' }, '地址'],
    [{ secret }, '密钥请求头'],
    [{ secretHeader: 'Idempotency-Key', secret }, 'Idempotency-Key'],
    [{ secretHeader: 'X-Key', secret: 'a\nb' }, '密钥'],
    [{ timeoutSeconds: 60 }, '超时'],
    [{ methods: 'TRACE' }, ''],
  ])('refuse %j', async (over, part) => {
    const told = await submit({ endpointKey: 'refused', ...over });
    expect(told).toMatchObject({ code: 400 });
    expect(told.msg).toContain(part);
  });
});

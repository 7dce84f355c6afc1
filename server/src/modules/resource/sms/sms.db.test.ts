import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { enginesHere } from '../../../../test/database.ts';
import { serverOf } from '../../../../test/describe-on-server.ts';
import { fakeServer } from '../../../../test/fakes/fake-http.ts';
import type { FakeServer, Received, Reply } from '../../../../test/fakes/fake-http.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { addDays, momentOf, wireDate } from '../../../kit/runtime/clock.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { outbox } from '../../../kit/transaction/outbox.ts';
import { smsMessageTable } from '../tables.ts';
import { createCourier } from '../../../kit/routes/outbox-courier.ts';
import { smsDeliverer } from './sms-deliverer.ts';

const secretKey = 'a-secret-that-nobody-reads';
/** A busy machine takes its time. */
const longest = { timeout: 60_000, interval: 50 };
const replies: Record<'aliyun' | 'tencent' | 'fine', string> = {
  aliyun: JSON.stringify({ Code: 'OK', BizId: 'biz-1', RequestId: 'r' }),
  tencent: JSON.stringify({ Response: { SendStatusSet: [{ Code: 'Ok', Message: '', SerialNo: 'ser-1' }] } }),
  fine: JSON.stringify({ result: { code: 0 } }),
};

describe.each(enginesHere())('SMS (%s)', (kind) => {
  const server = serverOf(kind, { OUTBOUND_HOSTS: '127.0.0.1' });
  let gateway: FakeServer;
  let manager: Person;
  let reply: (request: Received) => Reply;
  let last = 13_800_000_000;
  const phone = () => String((last += 1));

  beforeAll(async () => {
    // At noon, so that no day of the limits ends between two messages.
    const noon = momentOf(`${addDays(wireDate(server.clock.now()), 1)} 12:00:00`);
    server.clock.moveBy(noon.getTime() - server.clock.now().getTime());
    gateway = await fakeServer((request) => reply(request));
    manager = await personOf(server, 'manager');
    for (const [templateCode, kindOf, content] of [
      ['login', 'code', '验证码{code}，{minutes}分钟内有效。'],
      ['paid', 'notice', '{item}已拨付。'],
    ])
      await add('sms-template', {
        ...{ templateCode, templateName: templateCode, kind: kindOf, content },
        ...{ aliyunTemplateId: `SMS_${String(templateCode)}`, tencentTemplateId: `9${String(templateCode)}` },
      });
  });
  beforeEach(async () => {
    // What the test before left to be sent has left.
    await vi.waitFor(async () => expect(await server.context.db.select().from(outbox)).toEqual([]), longest);
    gateway.received.length = 0;
    reply = () => ({ status: 200, body: replies.fine });
  });
  afterAll(() => gateway.close());

  const add = async (path: string, sent: object) =>
    (await manager.post(`blade-resource/${path}/submit`, sent)).body.data;
  const config = (over: object) =>
    add('sms', {
      ...{ signName: '政策兑现', accessKey: 'AK', secretKey, appId: '1400', endpoint: gateway.origin },
      ...{ perMinute: 100, perDay: 1000, ...over },
    });
  const enable = (id: string) => manager.post('blade-resource/sms/enable', { id });
  const use = async (over: object) => {
    const row = await config(over);
    expect((await enable(row.id)).status).toBe(200);
    return row;
  };
  const send = (sent: object, by = manager) => by.post('blade-resource/sms/endpoint/send-message', sent);
  const logOf = async (id: string) => (await manager.get('blade-resource/sms-log/detail', { id })).body.data;
  const sentOne = async (sent: object) => {
    const { body } = await send(sent);
    expect(body).toMatchObject({ code: 200 });
    return body.data.results[0].id as string;
  };
  const becomes = (id: string, state: string) =>
    vi.waitFor(async () => {
      const row = await logOf(id);
      expect(row.state).toBe(state);
      return row;
    }, longest);

  test('stay in the outbox where nothing else was configured, starred in the log', async () => {
    const number = phone();
    const id = await sentOne({ code: 'login', phones: number, params: '{"code":"493817","minutes":"5"}' });
    const row = await becomes(id, 'kept');
    expect(row).toMatchObject({
      ...{ phone: `138****${number.slice(-4)}`, content: '验证码******，******分钟内有效。', configId: null },
    });
    const stored = JSON.stringify(await server.context.db.select().from(smsMessageTable));
    expect(stored).not.toMatch(new RegExp(`${number}|493817`));
    const asked = { id, reason: '演示登录' };
    expect((await manager.post('blade-resource/sms-log/reveal', { id })).status).toBe(400);
    expect((await manager.post('blade-resource/sms-log/reveal', asked)).body.data).toEqual({
      ...{ phone: number, content: '验证码493817，5分钟内有效。' },
    });
    await server.services.logs.flush();
    const log = tableOf(usualLog);
    const noted = await server.context.db.select().from(log).where(eq(log.logId, 'sms.revealed'));
    expect(noted).toMatchObject([{ logData: `${id}: 演示登录` }]);
    expect(gateway.received).toEqual([]);
  });

  test('leave by Alibaba Cloud with a signed call', async () => {
    await use({ category: 'aliyun', smsCode: 'aliyun' });
    reply = () => ({ status: 200, body: replies.aliyun });
    const number = phone();
    const id = await sentOne({ code: 'login', phones: number, params: { code: '1234', minutes: 5 } });
    expect(await becomes(id, 'sent')).toMatchObject({ providerId: 'biz-1', attempts: 1, failReason: null });
    const [got] = gateway.received;
    expect(Object.fromEntries(got!.url.searchParams)).toEqual({
      ...{ PhoneNumbers: number, SignName: '政策兑现', TemplateCode: 'SMS_login' },
      TemplateParam: '{"code":"1234","minutes":"5"}',
    });
    expect(got!.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' });
    expect(got!.headers.authorization).toMatch(/^ACS3-HMAC-SHA256 Credential=AK,SignedHeaders=host;x-acs/);
  });

  test('leave by Tencent Cloud with their parameters by place', async () => {
    await use({ category: 'tencent', smsCode: 'tencent' });
    reply = () => ({ status: 200, body: replies.tencent });
    const number = phone();
    const id = await sentOne({ code: 'login', phones: [number], params: { minutes: '5', code: '9' } });
    expect(await becomes(id, 'sent')).toMatchObject({ providerId: 'ser-1' });
    const [got] = gateway.received;
    expect(JSON.parse(got!.body.toString())).toEqual({
      ...{ PhoneNumberSet: [`+86${number}`], SmsSdkAppId: '1400', SignName: '政策兑现' },
      ...{ TemplateId: '9login', TemplateParamSet: ['9', '5'] },
    });
    expect(got!.headers).toMatchObject({ 'x-tc-action': 'SendSms', 'x-tc-version': '2021-01-11' });
  });

  const http = {
    ...{ category: 'http', successField: 'result.code', successValue: '0', accessKey: null },
    bodyTemplate: JSON.stringify({ to: ['{phone}'], text: '【{sign}】{content}', kind: 7 }),
  };

  test('leave by a gateway, whatever signs a parameter holds', async () => {
    await use({ ...http, smsCode: 'http' });
    const number = phone();
    const item = '“奖补”","to":["10086"],"x":"${7*7}{sign}';
    const id = await sentOne({ code: 'paid', phones: number, params: { item } });
    await becomes(id, 'sent');
    expect(JSON.parse(gateway.received[0]!.body.toString())).toEqual({
      ...{ to: [number], text: `【政策兑现】${item}已拨付。`, kind: 7 },
    });
    expect(gateway.received[0]!.headers.authorization).toBe(`Bearer ${secretKey}`);
  });

  test('are tried again when the failure may pass, and sent again when somebody says so', async () => {
    const ports = { db: server.database.db, clock: server.clock };
    const courier = createCourier(ports, { sms: smsDeliverer(server.services) }, () => undefined);
    reply = () => ({ status: 503 });
    const id = await sentOne({ code: 'paid', phones: phone(), params: { item: '甲' } });
    /** The server's own courier comes by now and then, and may be the one who has it in hand. */
    const tried = (times: number) =>
      vi.waitFor(async () => {
        await courier.deliver();
        const [row] = await server.context.db
          .select()
          .from(smsMessageTable)
          .where(eq(smsMessageTable.id, id));
        expect(row?.attempts).toBe(times);
      }, longest);
    await tried(1);
    expect(await logOf(id)).toMatchObject({ state: 'queued', failReason: 'HTTP 503' });
    await courier.deliver();
    expect((await logOf(id)).attempts).toBe(1);
    for (const [at, seconds] of [30, 120, 600, 1800].entries()) {
      server.clock.moveBy(seconds * 1000 + 1000);
      await tried(at + 2);
    }
    manager = await personOf(server, 'manager');
    expect(await becomes(id, 'failed')).toMatchObject({ attempts: 5 });
    reply = () => ({ status: 200, body: replies.fine });
    const key = { 'idempotency-key': `${id}:1` };
    const resend = () => manager.post('blade-resource/sms-log/resend', { ids: id }, key);
    expect((await resend()).status).toBe(200);
    expect(await becomes(id, 'sent')).toMatchObject({ attempts: 1, failReason: null });
    expect((await resend()).body).toMatchObject({ code: 200 });
    expect(await logOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
    const again = await manager.post('blade-resource/sms-log/resend', { ids: id });
    expect(again.body.msg).toBe('只能重发发送失败的短信');
    expect(await server.context.db.select().from(outbox)).toEqual([]);
  });

  test('that a provider refuses for good are not tried again', async () => {
    reply = () => ({ status: 200, body: '{"result":{"code":17}}' });
    const id = await sentOne({ code: 'paid', phones: phone(), params: { item: '乙' } });
    expect(await becomes(id, 'failed')).toMatchObject({ attempts: 1, failReason: 'HTTP 200 17' });
    expect(gateway.received).toHaveLength(1);
  });

  test('go one by one to those that want them, within the limits of a phone and of a day', async () => {
    await use({ ...http, smsCode: 'narrow', perMinute: 1, perDay: 2, dailyCap: 10_000 });
    const [number, other] = [phone(), phone()];
    const params = { item: '丙' };
    await sentOne({ code: 'paid', phones: number, params });
    const soon = await send({ code: 'paid', phones: `${other},${number}`, params });
    const masked = `138****${number.slice(-4)}`;
    expect(soon).toMatchObject({ status: 429, body: { msg: `${masked}发送过于频繁，请稍后再试` } });
    server.clock.moveBy(61_000);
    await sentOne({ code: 'paid', phones: number, params });
    server.clock.moveBy(61_000);
    expect((await send({ code: 'paid', phones: number, params })).status).toBe(429);
    expect((await send({ code: 'paid', phones: other, params })).status).toBe(200);
    const both = await Promise.all([1, 2].map(() => send({ code: 'paid', phones: phone(), params })));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const same = phone();
    const raced = await Promise.all([1, 2, 3].map(() => send({ code: 'paid', phones: same, params })));
    expect(raced.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    await use({ ...http, smsCode: 'capped', dailyCap: 1 });
    expect((await send({ code: 'paid', phones: phone(), params })).body.msg).toBe('今日短信发送量已达上限');
    await use({ ...http, smsCode: 'wide' });
  });

  test('do not go to a phone of the blacklist', async () => {
    const number = phone();
    await add('sms-blacklist', { phone: number, reason: '本人要求' });
    const { body } = await send({ code: 'paid', phones: `${number},${phone()}`, params: { item: '丁' } });
    expect(body.data.results.map(({ state }: { state: string }) => state)).toEqual(['suppressed', 'queued']);
    await becomes(body.data.results[1].id, 'sent');
    expect(gateway.received).toHaveLength(1);
  });

  test('happen once for a key of the caller’s own, and not at all when one part is wrong', async () => {
    const headers = { 'idempotency-key': 'sms-once-1' };
    const sent = { code: 'paid', phones: phone(), params: { item: '戊' } };
    const path = 'blade-resource/sms/endpoint/send-message';
    const first = await manager.post(path, sent, headers);
    expect((await manager.post(path, sent, headers)).body).toEqual(first.body);
    await becomes(first.body.data.results[0].id, 'sent');
    expect(gateway.received).toHaveLength(1);
    const refused = [
      [{ phones: `${phone()},12345` }, '手机号码12345格式不正确'],
      [{ phones: '' }, '请输入1至50个手机号码'],
      [{ params: {} }, '缺少短信参数item'],
      [{ code: 'nothing' }, '短信编号nothing不存在'],
      [{ code: 'wide' }, '短信配置wide没有选择模板'],
    ] as const;
    for (const [over, msg] of refused)
      expect((await send({ ...sent, phones: phone(), ...over })).body).toMatchObject({ code: 400, msg });
    expect(gateway.received).toHaveLength(1);
  });

  test('a configuration says by its own code what its template says, enabled or not', async () => {
    const [template] = (await manager.get('blade-resource/sms-template/list', { templateCode: 'paid' })).body
      .data.records;
    await config({ ...http, smsCode: 'debug', templateId: template.id });
    const id = await sentOne({ code: 'debug', phones: phone(), params: { item: '己' } });
    expect(await becomes(id, 'sent')).toMatchObject({ smsCode: 'debug', content: '己已拨付。' });
    const { body } = await manager.post('blade-resource/sms-template/remove', { ids: template.id });
    expect(body.msg).toBe('短信模板正在使用，不能删除');
  });

  test('a template has places of plain names only, and is sent by who may', async () => {
    const content = '${"freemarker.template.utility.Execute"?new()("id")}';
    const sent = { templateCode: 'evil', templateName: 'x', kind: 'notice', content };
    expect((await manager.post('blade-resource/sms-template/submit', sent)).body.msg).toMatch(/^模板变量/);
    const reviewer = await personOf(server, 'reviewer');
    const asked = { code: 'paid', phones: phone(), params: { item: '庚' } };
    expect((await send(asked, reviewer)).status).toBe(403);
  });
});

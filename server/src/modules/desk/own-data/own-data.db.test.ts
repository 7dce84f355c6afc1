import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { loginLog } from '@policy/shared/contract/entities/log/login-log.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { personalWords } from '@policy/shared/messages/zh/personal.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it, vi } from 'vitest';

import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { thirdPartyLogins } from '../../../accounts/tables.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { seedMessageTemplates } from '../../../seeds/reference/message-templates.ts';
import { ownRows } from '../../../personal-data/own-rows.ts';
import { ownSections } from '../../../personal-data/own-sections.ts';
import { ownTables } from '../../../personal-data/own-tables.ts';
import { expireExports } from '../exports/expire-exports.ts';

const at = 'blade-desk/own-data';
const markup = '<b>张&三</b>';
const login = { openId: 'lead-there', nickName: '李科' };
const since = '2026-05-04 03:02:01';

describeOnEachServer('a copy of one’s own data', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  const table = tableOf(user);
  let leadId = '';
  beforeAll(async () => {
    await seedMessageTemplates(server.context);
    const attempt = { account: 'lead', result: 'success', remoteIp: '192.0.2.7' } as const;
    await repositoryOf(loginLog, server.context).insert(attempt);
    const set = { phone: '13900007777', email: 'lead@example.cn', code: markup };
    const [row] = await server.context.db.update(table).set(set).where(eq(table.account, 'lead')).returning();
    leadId = String(row?.id);
    await server.context.db.insert(thirdPartyLogins).values({
      ...login,
      id: uuidv7(),
      tenantId: server.context.tenantId,
      userId: leadId,
      source: 'elsewhere',
      createTime: since,
    });
    await server.context.db.update(table).set({ phone: '13900008888' }).where(eq(table.account, 'admin'));
  });

  const stateOf = async (by: Person) => (await by.get(`${at}/state`)).body.data;
  const begin = (by: Person) => by.post(`${at}/begin`, {});
  const ready = async (by: Person) => {
    await vi.waitUntil(async () => (await stateOf(by)).job.state !== 'running', {
      ...{ timeout: 30_000, interval: 50 },
    });
    return (await stateOf(by)).job;
  };
  const fileOf = async (account: string, id: string) => {
    const { access_token: token } = (await signIn(server, account)).body;
    const url = `/api/blade-desk/export-job/file?id=${id}`;
    return server.app.inject({ url, headers: bearer(String(token)) });
  };

  it('holds what is kept of its person and of nobody else, to read and for machines', async () => {
    expect(await stateOf(lead)).toEqual({ job: null, left: 3 });
    expect((await begin(lead)).status).toBe(200);
    const job = await ready(lead);
    expect(job).toMatchObject({ state: 'done', progress: 100, error: null });
    const answer = await fileOf('lead', job.id);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const told = JSON.parse(strFromU8(files['data.json']!));
    expect(told).toMatchObject({ account: 'lead' });
    expect(told.sections.user.rows).toMatchObject([{ account: 'lead', phone: '13900007777' }]);
    expect(told.sections.user.personal.phone).toEqual({ purpose: 'reach', term: 'account' });
    expect(JSON.stringify(told.sections.loginLog.rows)).toContain('192.0.2.7');
    expect(told.sections.boundLogin.rows).toEqual([{ ...login, createTime: since, party: 'elsewhere' }]);
    expect(told.sections.boundLogin.personal.openId).toEqual({ purpose: 'signIn', term: 'account' });
    expect(told.sections.session.rows[0].createTime).toMatch(/^\d{4}-\d\d-\d\d /);
    expect(JSON.stringify(told)).not.toMatch(/13900008888|passwordHash|argon2/);
    const page = strFromU8(files['data.html']!);
    expect(page).toContain('13900007777');
    expect(page).toContain('用于发送验证码、办理进度和结果。');
    expect(page).toContain('&lt;b&gt;张&amp;三&lt;/b&gt;');
    expect(page).toContain('<dt>登录方的用户标识</dt><dd>lead-there</dd>');
  });

  it('says of tables without a contract what the catalogues name, column by column', async () => {
    for (const { name, rows } of ownTables) {
      // One row at least, empty where there is none, so that its columns are seen.
      const told = rows({ userId: leadId, account: 'lead', tenantId: server.context.tenantId, locale: 'en' });
      const answer = await server.context.db.execute(
        sql`select told.* from (select 1) one left join (${told}) told on true limit 1`,
      );
      expect(Object.keys(answer.rows[0]!)).toEqual(Object.keys(personalWords.copy.tables[name].columns));
    }
  });

  it('is read a page at a time: what is asked for later is read later', async () => {
    const ids = Array.from({ length: 1200 }, () => uuidv7()).toSorted();
    const draft = { account: 'paged', result: 'success' as const, remoteIp: '192.0.2.8' };
    await repositoryOf(loginLog, server.context).insertMany(ids.map((id) => ({ id, draft })));
    const section = ownSections.find(({ entity }) => entity === loginLog)!;
    const rows = ownRows(server.context, { userId: leadId, account: 'paged' }, section);
    for (let row = 0; row < 1000; row += 1) expect((await rows.next()).done).toBe(false);
    // The newest come first: what goes now is the page that was not asked for yet.
    await server.context.db.delete(tableOf(loginLog)).where(inArray(tableOf(loginLog).id, ids.slice(0, 200)));
    expect((await rows.next()).done).toBe(true);
  });

  it('is told to its person, and is no one else’s to take', async () => {
    const messages = tableOf(message);
    const told = await repositoryOf(message, server.context).first(
      eq(messages.title, '您的个人数据可以下载了'),
    );
    expect(told).toMatchObject({ userId: leadId });
    const { id } = (await stateOf(lead)).job;
    expect((await fileOf('admin', id)).statusCode).toBe(404);
    expect((await stateOf(admin)).job).toBeNull();
  });

  it('can be had three times a day, and for a day', async () => {
    await begin(lead);
    await ready(lead);
    const both = await Promise.all([begin(lead), begin(lead)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await ready(lead);
    expect((await stateOf(lead)).left).toBe(0);
    expect((await lead.post('blade-desk/export-job/remove', { ids: id })).status).toBe(200);
    const refused = await begin(lead);
    expect(refused).toMatchObject({ status: 429, body: { msg: '24小时内最多导出 3 次，请稍后再试' } });
    const kept = (await stateOf(lead)).job.id;
    server.clock.moveBy(25 * 3_600_000);
    expect((await fileOf('lead', kept)).statusCode).toBe(404);
    expect(await expireExports(server.services)).toBe(2);
    expect((await stateOf(await personOf(server, 'lead'))).left).toBe(3);
  });
});

import { exportJob } from '@policy/shared/contract/entities/desk/export-job.ts';
import { revealLog } from '@policy/shared/contract/entities/log/reveal-log.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { tag } from '@policy/shared/contract/entities/content/tag.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it, vi } from 'vitest';
import { v7 as uuidv7 } from 'uuid';

import { addNeighbour, otherTenant } from '../../../../test/conformance/fixture.ts';
import { addClerk, addMember } from '../../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import type { Person } from '../../../../test/journeys/people.ts';
import { bearer, signIn } from '../../../../test/test-server.ts';
import { holderOf } from '../../../accounts/test-roles.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { seedMessageTemplates } from '../../../seeds/reference/message-templates.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { closeLost } from './close-lost.ts';
import { expireExports } from './expire-exports.ts';

const at = 'blade-desk/export-job';
const phone = '13812345678';
const formula = '=HYPERLINK("http://evil.example","x")';
const many = 5200;
const topics = { category: 'topic' };

describeOnEachServer('an export', (server) => {
  const admin = signedIn(server, 'admin');
  const lead = signedIn(server, 'lead');
  beforeAll(async () => {
    await addNeighbour(server);
    await seedMessageTemplates(server.context);
    const draft = { account: 'masked', name: '甲', realName: formula, email: 'wang@example.cn', phone };
    expect((await admin.post('blade-user/submit', draft)).status).toBe(200);
    const rows = Array.from({ length: many }, (_, index) => ({
      id: uuidv7(),
      draft: { name: `标签${String(index)}`, category: 'topic' as const, sort: index },
    }));
    await repositoryOf(tag, server.context).insertMany(rows);
  });

  const begin = (by: Person, over: object) => by.post(`${at}/begin`, { format: 'csv', ...over });
  const people = { entity: 'user', query: { account: 'masked' } };
  const fileOf = async (account: string, id: string) => {
    const { access_token: token } = (await signIn(server, account)).body;
    return server.app.inject({ url: `/api/${at}/file?id=${id}`, headers: bearer(String(token)) });
  };
  const linesOf = async (id: string) =>
    (await fileOf('admin', id)).rawPayload.toString('utf8').replace('\ufeff', '').trim().split('\r\n');
  const jobOf = async (id: string, by: Person = admin) =>
    (await by.get(`${at}/list`, { size: '100' })).body.data.records.find(
      (job: { id: string }) => job.id === id,
    );
  const isOver = async (id: string) => (await jobOf(id)).state !== 'running';
  const large = async () => String((await begin(admin, { entity: 'tag', query: topics })).body.data.id);
  const ready = async (id: string) => {
    await vi.waitUntil(() => isOver(id), { timeout: 60_000, interval: 50 });
    return jobOf(id);
  };

  it('of the people who apply is made for a reason alone, masked or not, and each of them may know of it', async () => {
    await addClerk(server.context, 'listed');
    await addMember(server.context, { account: 'listed', companyId: null });
    const users = { entity: 'portalUser' };
    expect((await begin(admin, users)).body.msg).toBe('请输入导出原因');
    expect((await begin(admin, { ...users, reason: '年度核对' })).status).toBe(200);
    const told = await repositoryOf(dataAccess, server.context).all(
      eq(tableOf(dataAccess).subjectId, idOf('user:listed')),
    );
    expect(told).toMatchObject([{ act: 'exported', reason: '年度核对', field: null }]);
    const file = 'policy/policyuserinfo/export';
    expect((await admin.get(file, { format: 'csv' })).body.msg).toBe('请输入导出原因');
    expect((await admin.get(file, { format: 'csv', reason: '再次核对' })).status).toBe(200);
    const again = repositoryOf(dataAccess, server.context);
    expect(await again.count(eq(tableOf(dataAccess).reason, '再次核对'))).toBeGreaterThan(0);
  });

  it('is offered with what its reader may take, and how many rows there are', async () => {
    const { data } = (await admin.post(`${at}/offer`, people)).body;
    expect(data).toMatchObject({ total: 1, isCounting: false, mostAtOnce: 5000, mayClear: true });
    const masked = data.columns.filter(({ isMasked }: { isMasked: boolean }) => isMasked);
    expect(masked.map(({ key }: { key: string }) => key)).toEqual(['email', 'phone']);
    expect(data.columns.at(-1)).toEqual({ key: 'createTime', label: '创建时间', isMasked: false });
    expect((await lead.post(`${at}/offer`, people)).status).toBe(403);
    expect((await lead.post(`${at}/offer`, { entity: 'nothing' })).status).toBe(403);
  });

  it('has the columns that were chosen in their order, masked, with formulas made harmless', async () => {
    const { status, body } = await begin(admin, { ...people, columns: ['phone', 'realName', 'account'] });
    expect([status, body.data.state]).toEqual([200, 'done']);
    expect(await linesOf(body.data.id)).toEqual([
      '手机号码,用户姓名,登录账号',
      `138****5678,"'=HYPERLINK(""http://evil.example"",""x"")",masked`,
    ]);
    expect(await jobOf(body.data.id)).toMatchObject({
      ...{ state: 'done', progress: 100, rowCount: 1, isClear: 0, conditions: '登录账号：masked' },
    });
  });

  it('is refused with a column that the list has not', async () => {
    for (const columns of [['password'], ['tenantId'], ['phone', 'nothing']])
      expect((await begin(admin, { ...people, columns })).body).toMatchObject({
        ...{ code: 400, msg: '所选的列中有不存在或无权查看的列，请重新选择' },
      });
  });

  it('holds the rows that were ticked and no others', async () => {
    const [first, second] = (await admin.get('policy/tags/list', { ...topics, size: '2' })).body.data.records;
    const { data } = (await begin(admin, { entity: 'tag', query: { id: `${first.id},${second.id}` } })).body;
    expect(await linesOf(data.id)).toHaveLength(3);
    expect((await jobOf(data.id)).conditions).toBe('选中的 2 条');
  });

  it('tells in clear for a reason alone, which one entry of the log keeps', async () => {
    const clear = { ...people, columns: ['account', 'phone', 'email'], isClear: true };
    expect((await begin(admin, clear)).body.msg).toBe('请输入导出完整内容的原因');
    const none = { ...clear, columns: ['account'], reason: '核对' };
    expect((await begin(admin, none)).body.msg).toBe('所选的列中没有脱敏的内容');
    const { data } = (await begin(admin, { ...clear, reason: '逐户核对' })).body;
    expect(await linesOf(data.id)).toEqual(['登录账号,手机号码,电子邮箱', `masked,${phone},wang@example.cn`]);
    const kept = await repositoryOf(revealLog, server.context).all(eq(tableOf(revealLog).reason, '逐户核对'));
    expect(kept).toMatchObject([
      { account: 'admin', entity: 'user', field: 'email,phone', target: '导出 1 行', rowId: 'export' },
    ]);
  });

  it('tells nothing in clear to somebody who may export and not reveal', async () => {
    const taker = await holderOf(server, { codes: ['user_view', 'user_export'] });
    expect((await taker.post(`${at}/offer`, people)).body.data).toMatchObject({ mayClear: false });
    const clear = { ...people, columns: ['phone'], isClear: true, reason: '核对' };
    expect((await begin(taker, clear)).status).toBe(403);
    expect((await begin(taker, { ...people, columns: ['phone'] })).status).toBe(200);
  });

  it('of many rows is made in the background, whole, and its asker is told', async () => {
    const { data } = (await begin(admin, { entity: 'tag', query: topics, columns: ['name'] })).body;
    expect(data.state).toBe('running');
    expect(await ready(data.id)).toMatchObject({ state: 'done', progress: 100, rowCount: many });
    expect(new Set(await linesOf(data.id)).size).toBe(many + 1);
    const messages = async () => (await admin.get('blade-desk/message/list')).body.data.records;
    await vi.waitUntil(async () => (await messages()).length > 0, { timeout: 10_000, interval: 50 });
    expect((await messages())[0]).toMatchObject({ path: '/desk/exports' });
    expect((await messages())[0].content).toContain(`共${String(many)}行`);
  });

  it('that is cancelled stops and leaves no file', async () => {
    const id = await large();
    expect((await admin.post(`${at}/cancel`, { id })).status).toBe(200);
    expect(await jobOf(id)).toMatchObject({ state: 'cancelled' });
    expect((await admin.post(`${at}/cancel`, { id })).status).toBe(409);
    expect((await fileOf('admin', id)).statusCode).toBe(404);
  });

  it('is its owner’s alone, whatever others may do', async () => {
    const id = String((await begin(admin, people)).body.data.id);
    const neighbour = await personOf(server, 'neighbour', { tenantId: otherTenant });
    const colleague = await holderOf(server, { codes: ['user_view', 'user_export', 'user_reveal'] });
    const others = [lead, neighbour, colleague];
    for (const other of others) {
      expect((await other.get(`${at}/file`, { id })).status).toBe(404);
      expect((await other.post(`${at}/cancel`, { id })).status).toBe(404);
      expect((await other.post(`${at}/remove`, { ids: id })).status).toBe(404);
      expect(await jobOf(id, other)).toBeUndefined();
    }
    expect((await fileOf('admin', id)).statusCode).toBe(200);
  });

  it('is one of three that a person has under way at most', async () => {
    const row = { fileName: 'x', entityName: 'tag', format: 'csv', state: 'running' } as const;
    const userId = String((await admin.get('blade-user/info')).body.data.id);
    const jobs = repositoryOf(exportJob, server.context);
    const draft = { ...row, userId, expireTime: '2099-01-01 00:00:00' };
    const ids = [uuidv7(), uuidv7(), uuidv7()] as const;
    await jobs.insertMany(ids.map((id) => ({ id, draft })));
    const refused = await begin(admin, people);
    expect([refused.status, refused.body.msg]).toEqual([
      ...[409, '同时最多进行 3 个导出，请等待完成或在下载中心取消'],
    ]);
    // They have no worker: once they were silent for long enough they are told as failed.
    server.clock.moveBy(11 * 60_000);
    await closeLost(server.services);
    expect(await jobOf(ids[0])).toMatchObject({ state: 'failed', error: '服务重启，导出中断，请重新导出' });
    expect((await begin(admin, people)).status).toBe(200);
  });

  it('is removed by its owner, and after seven days by itself, with its file', async () => {
    const removed = String((await begin(admin, people)).body.data.id);
    expect((await admin.post(`${at}/remove`, { ids: removed })).status).toBe(200);
    expect((await fileOf('admin', removed)).statusCode).toBe(404);
    const id = String((await begin(admin, people)).body.data.id);
    const store = await server.services.files.of({ tenantId: server.context.tenantId, ossId: null });
    await expect(store.open(`${id}.csv`)).resolves.toBeDefined();
    server.clock.moveBy(7 * 86_400_000 + 1000);
    expect(await expireExports(server.services)).toBeGreaterThan(0);
    await expect(store.open(`${id}.csv`)).rejects.toThrow();
  });
});

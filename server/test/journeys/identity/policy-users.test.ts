import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { load } from '../../../src/modules/resource/sms/loaded-message.ts';
import { seedResources } from '../../../src/seeds/reference/resources.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { addClerk, addCompany, addMember, creditCode } from '../../companies.ts';
import { describeOnEachServer, signedIn } from '../../describe-on-server.ts';
import { clientHeader, signIn, startTestServer } from '../../test-server.ts';
import type { Answer } from '../../test-server.ts';
import { callerOf, personOf } from '../people.ts';

const path = 'policy/policyuserinfo';
const said = ({ status, body }: Answer) => [status, body.msg];
const proof = hashPassword('admin');
const phone = '13812340001';
/** Why somebody is deleted, and that it is the officer. */
const deletion = { reason: '本人申请', officerPassword: proof };

describeOnEachServer('a policy user in the back-office', (server) => {
  const admin = signedIn(server, 'admin');
  const rows: Record<string, string> = {};
  let companyId: string;
  const row = async (account: string) =>
    (await admin.get(`${path}/detail`, { id: rows[account]! })).body.data;
  const loads = async (account: string, password = account) =>
    (await signIn(server, account, { password })).status;
  beforeAll(async () => {
    const { context } = server;
    await seedResources(context);
    companyId = await addCompany(context, { companyName: '云澜甲' });
    for (const account of ['first', 'second', 'alone', 'linked', 'reset', 'stamped']) {
      await addClerk(context, account);
      const isAlone = account === 'alone';
      rows[account] = await addMember(context, { account, companyId: isAlone ? null : companyId });
    }
    await repositoryOf(user, context).update(idOf('user:linked'), { phone });
    await repositoryOf(user, context).update(idOf('user:stamped'), { phone: '13812340002' });
  });

  /** The ticket of the link that was sent last. */
  const ticketSent = async () => {
    const table = tableOf(smsMessage);
    const [last] = await server.database.db.select().from(table).orderBy(desc(table.id)).limit(1);
    const message = await load(server.services, String(last!.id));
    expect(message?.sending.content).toMatch(/\/login\/reset#[\da-f-]{36}\.[\w-]{43}/);
    return /#([\w.-]+)/.exec(message!.sending.content)![1]!;
  };
  /** By the one call of all who forgot their password. */
  const choose = (ticket: string, newPassword: string) => {
    const [id, secret] = ticket.split('.');
    return callerOf(server, clientHeader('portal')).post('blade-user/password-reset/finish', {
      ...{ id, proof: secret, newPassword, newPassword1: newPassword },
    });
  };

  it('is switched off with its sessions, on every server within five seconds, and on again without them', async () => {
    const kept = { ...server.database, close: () => Promise.resolve() };
    const other = await startTestServer(server.database.kind, {}, { database: kept, clock: server.clock });
    try {
      const { body } = await signIn(server, 'second');
      const token = { 'blade-auth': `bearer ${String(body.access_token)}` };
      const [here, there] = [callerOf(server, token), callerOf(other, token)];
      for (const one of [here, there]) expect((await one.get(`${path}/detailByUid`)).status).toBe(200);
      const { version: rev } = await row('second');
      const act = { id: rows.second, rev, reason: '核查' };
      expect(said(await admin.post(`${path}/accountDisabled`, act))).toEqual([200, '操作成功']);
      expect((await here.get(`${path}/detailByUid`)).status).toBe(401);
      server.clock.moveBy(5001);
      expect((await there.get(`${path}/detailByUid`)).status).toBe(401);
      expect(await row('second')).toMatchObject({ accountStatus: 'disabled', disabledReason: '核查' });
      expect(await loads('second')).toBe(400);
      expect(said(await admin.post(`${path}/accountDisabled`, act))).toEqual([409, expect.any(String)]);
      await admin.post(`${path}/accountDisabled`, { id: rows.second, disabled: 0 });
      expect(await row('second')).toMatchObject({ accountStatus: 'active', disabledReason: null });
      server.clock.moveBy(5001);
      for (const one of [here, there]) expect((await one.get(`${path}/detailByUid`)).status).toBe(401);
      expect(await loads('second')).toBe(200);
    } finally {
      await other.app.close();
    }
  });

  it('keeps its sessions when the act fails: both stand or fall together', async () => {
    const person = await personOf(server, 'second');
    const stale = { id: rows.second, rev: 1 };
    expect((await admin.post(`${path}/accountDisabled`, stale)).status).toBe(409);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(200);
  });

  it('gets a temporary password from an officer who proves who he is, which is told nowhere and lasts one sign-in', async () => {
    const person = await personOf(server, 'reset');
    const reset = (more: object) => admin.post(`${path}/resetPassword`, { id: rows.reset, ...more });
    const wrong = await reset({ password: 'Fresh-Pass1', officerPassword: hashPassword('no') });
    expect([wrong.status, wrong.body.data.errors[0].field]).toEqual([400, 'officerPassword']);
    const weak = await reset({ password: 'weak', officerPassword: proof });
    expect([weak.status, weak.body.data.errors[0].field]).toEqual([400, 'password']);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(200);
    const done = await reset({ password: 'Fresh-Pass1', officerPassword: proof });
    expect(done.body.data).toEqual({ way: 'password', sentTo: null });
    expect(JSON.stringify(done.body)).not.toContain('Fresh');
    expect((await person.get(`${path}/detailByUid`)).status).toBe(401);
    expect(await loads('reset')).toBe(400);
    const again = await signIn(server, 'reset', { password: 'Fresh-Pass1' });
    expect(again.body.must_change_password).toBe(true);
  });

  it('gets a link to its own phone, which works once', async () => {
    const person = await personOf(server, 'linked');
    const sent = await admin.post(`${path}/resetPassword`, { id: rows.linked, officerPassword: proof });
    expect(sent.body.data, JSON.stringify(sent.body)).toEqual({ way: 'link', sentTo: '138****0001' });
    const ticket = await ticketSent();
    expect(JSON.stringify((await admin.get('blade-resource/sms-log/list')).body)).not.toContain(ticket);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(200);
    expect((await choose(ticket, 'weak')).status).toBe(400);
    const both = await Promise.all([choose(ticket, 'Fresh-Pass1'), choose(ticket, 'Fresh-Pass2')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(401);
    expect((await choose(ticket, 'Fresh-Pass3')).status).toBe(400);
  });

  it('gets no link that outlives its time, a changed password, a changed phone, the account, or a newer link', async () => {
    const id = rows.stamped!;
    const uid = idOf('user:stamped');
    const link = async () => {
      server.clock.moveBy(61_000);
      await admin.post(`${path}/resetPassword`, { id, officerPassword: proof });
      return ticketSent();
    };
    const people = repositoryOf(user, server.context);
    const spoilt: (() => Promise<unknown>)[] = [
      async () => server.clock.moveBy(15 * 60_000),
      () => admin.post(`${path}/resetPassword`, { id, password: 'Other-Pass1', officerPassword: proof }),
      () => people.update(uid, { phone: '13812340003' }),
      () => admin.post(`${path}/accountDisabled`, { id }),
    ];
    for (const spoil of spoilt) {
      const ticket = await link();
      await spoil();
      expect((await choose(ticket, 'Later-Pass1')).status).toBe(400);
    }
    await admin.post(`${path}/accountDisabled`, { id, disabled: 0 });
    const [older, newer] = [await link(), await link()];
    expect((await choose(older, 'Later-Pass1')).status).toBe(400);
    expect((await choose(newer, 'Later-Pass1')).status).toBe(200);
    expect(
      said(await admin.post(`${path}/resetPassword`, { id: rows.first, officerPassword: proof })),
    ).toEqual([400, expect.stringContaining('没有手机号码')]);
  });

  it('is reached elsewhere at an officer’s word with a proof, never without, and whoever holds the old phone is told', async () => {
    // A phone gets no message within a minute of its last one.
    server.clock.moveBy(61_000);
    const person = await personOf(server, 'stamped', { password: 'Later-Pass1' });
    const change = { id: rows.stamped, kind: 'phone', value: '13812340099', officerPassword: proof };
    const send = (more: object) => admin.post(`${path}/contact`, { ...change, ...more });
    expect((await send({})).body.msg).toBe('请填写核验依据');
    const wrong = await send({ proof: '身份证', officerPassword: hashPassword('no') });
    expect(wrong.body.data.errors[0].field).toBe('officerPassword');
    expect((await send({ proof: '身份证', value: '1381' })).body.data.errors[0].field).toBe('value');
    expect((await send({ proof: '身份证', value: phone })).status).toBe(400);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(200);
    expect(said(await send({ proof: '身份证' }))).toEqual([200, '操作成功']);
    expect((await person.get(`${path}/detailByUid`)).status).toBe(401);
    const table = tableOf(smsMessage);
    const told = await server.database.db
      .select()
      .from(table)
      .where(eq(table.templateCode, 'contactChanged'));
    expect(told.map(({ phone: to }) => to).sort()).toEqual(['138****0003', '138****0099']);
    const { records } = (await admin.get(`${path}/accesses`, { id: rows.stamped! })).body.data;
    expect(records[0]).toMatchObject({ act: 'changed', reason: '身份证' });
    // The list of all people asks for no proof, and so does not change it.
    const id = idOf('user:stamped');
    const other = await admin.post('blade-user/submit', { id, phone: '13812340098' });
    expect(other.body.msg).toContain('政策用户');
  });

  it('is listed a page at a time, by its account and its state', async () => {
    const list = async (query: Record<string, string>) => (await admin.get(`${path}/list`, query)).body.data;
    expect((await list({ current: '1', size: '2' })).records).toHaveLength(2);
    expect((await list({ current: '1', size: '10', accountStatus: 'active', account: 'firs' })).total).toBe(
      1,
    );
  });

  it('is corrected, with what its company is, and only as the officer read it', async () => {
    const before = await row('first');
    const sent = {
      ...before,
      contactName: '新联系人',
      address: '一号路',
      uid: idOf('user:alone'),
      userType: 'individual',
    };
    expect((await admin.post(`${path}/submit`, sent)).status).toBe(200);
    expect((await admin.post(`${path}/submit`, sent)).status).toBe(409);
    const told = { contactName: '新联系人', address: '一号路', uid: before.uid, userType: 'enterprise' };
    expect(await row('first')).toMatchObject(told);
    expect(await row('second')).toMatchObject({ address: '一号路', contactName: 'second' });
    const { records } = (await admin.get(`${path}/history`, { id: rows.first! })).body.data;
    expect(JSON.stringify(records)).toContain('新联系人');
    expect(records[0].userName).toBeTruthy();
  });

  it('is added for an account of the portal alone, and once', async () => {
    await addClerk(server.context, 'added');
    const add = (more: object) =>
      admin.post(`${path}/submit`, { account: 'added', companyName: '云澜乙', ...more });
    expect((await add({})).status).toBe(400);
    expect((await add({ creditCode: '91440000MA000000X1' })).status).toBe(400);
    const code = creditCode();
    const both = await Promise.all([add({ creditCode: code }), add({ creditCode: code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 200)!.body.data).toMatchObject({
      ...{ duties: 'reader', authLevel: 3 },
    });
    expect(said(await add({ account: 'admin', userType: 'individual' }))).toEqual([400, expect.any(String)]);
  });

  it('is never an account of the back-office, nor another tenant’s, nor anybody’s without the permission', async () => {
    const uid = idOf('user:editor');
    const id = (
      await repositoryOf(companyMember, server.context).insert({
        ...{ uid, memberName: '编辑', fromDate: '2000-01-01', duties: ['reader'], companyId: null },
      })
    ).id;
    const acts = ['accountDisabled', 'resetPassword', 'submit'];
    for (const act of acts) {
      const asked = { id, contactName: '改', password: 'Fresh-Pass1', officerPassword: proof };
      expect([act, (await admin.post(`${path}/${act}`, asked)).status]).toEqual([act, 403]);
      const unknown = { ...asked, id: crypto.randomUUID() };
      expect((await admin.post(`${path}/${act}`, unknown)).status).toBe(404);
      for (const account of ['acceptor', 'first'])
        expect((await (await personOf(server, account)).post(`${path}/${act}`, asked)).status).toBe(403);
    }
    expect((await admin.post(`${path}/remove`, { ids: id, ...deletion })).status).toBe(403);
    const [editor] = await server.database.db
      .select()
      .from(tableOf(user))
      .where(eq(tableOf(user).id, uid));
    expect(editor).toMatchObject({ status: 1 });
  });

  it('is removed with its sessions, but not the last administrator of a company', async () => {
    const person = await personOf(server, 'alone');
    expect((await admin.post(`${path}/remove`, { ids: rows.alone, ...deletion })).status).toBe(200);
    expect((await person.get('policy/projectinfo/listall')).status).toBe(401);
    expect(await loads('alone')).toBe(400);
    const others = ['second', 'linked', 'reset', 'stamped'].map((account) => rows[account]);
    expect((await admin.post(`${path}/remove`, { ids: others.join(','), ...deletion })).status).toBe(200);
    expect(said(await admin.post(`${path}/remove`, { ids: rows.first, ...deletion }))).toEqual([
      400,
      expect.stringContaining('唯一的成员管理员'),
    ]);
    expect((await row('first')).accountStatus).toBe('active');
  });
});

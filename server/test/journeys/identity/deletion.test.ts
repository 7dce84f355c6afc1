import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { attachment } from '@policy/shared/contract/entities/resource/attachment.ts';
import { deletedPerson } from '@policy/shared/contract/people/deleted-person.ts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { thirdPartyLogins } from '../../../src/accounts/tables.ts';
import { repositoryOf } from '../../../src/kit/rows/repository.ts';
import { asSystem } from '../../../src/kit/rules/rules.ts';
import { tableOf } from '../../../src/kit/table/table.ts';
import { sealedPlace, sealedRecords } from '../../../src/personal-data/deletion/sealed-records.ts';
import { seedResources } from '../../../src/seeds/reference/resources.ts';
import { idOf } from '../../../src/seeds/slug-id.ts';
import { addClerk, addCompany, addMember } from '../../companies.ts';
import { describeOnEachServer, signedIn } from '../../describe-on-server.ts';
import { sentBy } from '../../sent-messages.ts';
import { signIn } from '../../test-server.ts';
import { personOf } from '../people.ts';
import type { Person } from '../people.ts';
import { caseOf, idNumberOf, paperOf, processOf } from './own-case.ts';
import { tracesOf } from './traces.ts';
import { wordsForNames } from './words-for-names.ts';

const at = 'blade-user/deletion';
const phone = '13812345555';
const proof = (account: string) => ({ password: hashPassword(account) });
/** What nobody else is called, or reached by. */
const values = (account: string) => [`${account}-person`, `姓${account}`, `${account}@example.cn`];

describeOnEachServer('an account that its person has deleted', (server) => {
  const admin = signedIn(server, 'admin');
  const plan = async (by: Person) => (await by.get(`${at}/plan`)).body.data;

  /** Somebody of the portal whose name, phone and address are his alone. */
  const somebody = async (account: string, more: { phone?: string } = {}) => {
    await addClerk(server.context, account);
    const set = { realName: `姓${account}`, name: `姓${account}`, email: `${account}@example.cn`, ...more };
    await repositoryOf(user, asSystem(server.context, 'test')).update(idOf(`user:${account}`), set);
    return idOf(`user:${account}`);
  };

  beforeAll(async () => {
    await seedResources(server.context);
  });

  it('leaves no trace of its name, phone, address and account, and may be opened anew', async () => {
    const account = 'leaver-person';
    const userId = await somebody(account, { phone });
    const companyId = await addCompany(server.context, { companyName: '云澜丙' });
    await addClerk(server.context, 'stays');
    await addMember(server.context, { account: 'stays', companyId });
    await addMember(server.context, { account, companyId, duties: ['preparer'], contactPhone: phone });
    const { id: memberId } = (await admin.get('policy/policyuserinfo/list', { account })).body.data
      .records[0];
    // What others write and see of him: messages, reveals, changes, and rows under an officer's key.
    const told = { title: '姓leaver-person加入企业', content: `电话${phone}`, kind: 'message' as const };
    await repositoryOf(message, server.context).insert({ ...told, userId: idOf('user:stays') });
    const asked = { id: memberId, field: 'contactPhone', reason: `核对${phone}` };
    expect((await admin.post('policy/policyuserinfo/reveal', asked)).status).toBe(200);
    for (const address of ['“姓leaver-person”家', '长街1号'])
      await repositoryOf(company, server.context).update(companyId, { address });
    const draft = await caseOf(server, { userId, name: '姓leaver-person', status: 'draft' });
    const refused = await caseOf(server, { userId, name: '姓leaver-person', status: 'rejected' });
    await processOf(server, { caseId: refused, userId, name: '姓leaver-person' });
    const { db, context } = { db: server.database.db, context: server.context };
    const known = { account, name: '姓leaver-person', nickName: '姓leaver-person', phone, source: 'portal' };
    await repositoryOf(registration, asSystem(context, 'test')).insert({ ...known, kind: 'portal', userId });
    await db.insert(thirdPartyLogins).values({
      ...{
        id: randomUUID(),
        tenantId: context.tenantId,
        source: 'gov',
        openId: 'leaver-person-open',
        userId,
      },
      ...{ nickName: '姓leaver-person', createTime: '2026-01-01 00:00:00' },
    });
    const person = await personOf(server, account);
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    const stored = (await person.upload('姓leaver-person.pdf', pdf)).body.data.attachId as string;
    await person.post(`${at}/code`);
    expect(await plan(person)).toMatchObject({
      goes: expect.arrayContaining([
        { kind: 'memberships', count: 1 },
        { kind: 'drafts', count: 1 },
        { kind: 'cases', count: 1 },
        { kind: 'files', count: 1 },
      ]),
      hindrances: [],
      ways: { password: true, phone: true },
    });
    await server.services.logs.flush();
    const before = await tracesOf(server, [phone, '姓leaver-person', 'leaver-person@example.cn']);
    expect(before.map((one) => one.split(':')[0])).toEqual(
      expect.arrayContaining([
        'user.phone',
        'message.title',
        'reveal_log.reason',
        'change_record.changes',
        'application.company_name',
      ]),
    );

    expect((await person.post(`${at}/confirm`)).body.msg).toContain('请输入登录密码或短信验证码');
    const wrong = await person.post(`${at}/confirm`, { code: '000000' });
    expect([wrong.status, wrong.body.data.errors[0].field]).toEqual([400, 'code']);
    const code = await sentBy(server).codeTo(phone);
    expect((await person.post(`${at}/confirm`, { code })).status).toBe(200);
    await server.services.logs.flush();

    expect(await tracesOf(server, [phone, 'leaver-person', idNumberOf])).toEqual([]);
    expect((await person.get(`${at}/plan`)).status).toBe(401);
    expect((await signIn(server, account)).status).toBe(400);
    expect(
      await repositoryOf(application, server.context).first(eq(tableOf(application).id, draft)),
    ).toBeNull();
    const ended = await repositoryOf(application, server.context).first(eq(tableOf(application).id, refused));
    expect(ended).toMatchObject({
      companyName: deletedPerson.zh,
      formData: null,
      status: 'rejected',
      userId,
    });
    const [file] = await server.database.db
      .select({ isDeleted: tableOf(attachment).isDeleted })
      .from(tableOf(attachment))
      .where(eq(tableOf(attachment).id, stored));
    expect(file).toEqual({ isDeleted: 1 });

    await addClerk(server.context, 'again');
    const again = asSystem(server.context, 'test');
    await repositoryOf(user, again).update(idOf('user:again'), { phone });
    const renamed = sql`update "user" set account = ${account} where id = ${idOf('user:again')}`;
    await server.database.db.execute(renamed);
    expect((await signIn(server, account, { password: 'again' })).status).toBe(200);
  });

  wordsForNames(server, somebody);

  it('has its acts told under the words for it in both languages, and is nobody’s to change', async () => {
    const [row] = await repositoryOf(user, server.context).all(eq(tableOf(user).realName, deletedPerson.zh));
    const { id } = row!;
    expect(row).toMatchObject({ status: 0, phone: null, email: null, userType: 2 });
    expect(row!.account).toMatch(/^deleted-[\w-]{22}$/);
    const detail = { id };
    const inEnglish = await server.call({
      ...{ method: 'GET', url: '/api/blade-user/detail', query: detail },
      headers: { ...(await bearerOf('admin')), 'accept-language': 'en' },
    });
    expect(inEnglish.body.data.realName).toBe(deletedPerson.en);
    expect((await admin.post('blade-user/submit', { id, status: 1 })).body.msg).toContain('已注销');
    expect((await admin.post('blade-user/remove', { ids: id })).body.msg).toContain('已注销');
    const stays = await repositoryOf(user, server.context).first(eq(tableOf(user).account, 'stays'));
    const named = await admin.post('blade-user/submit', { id: stays!.id, realName: deletedPerson.en });
    expect(named.body.msg).toContain('不能用作姓名');
  });
  const bearerOf = async (account: string) => ({
    'blade-auth': `bearer ${String((await signIn(server, account)).body.access_token)}`,
  });

  it('keeps of what was paid what the law asks for, sealed, with its last day', async () => {
    const account = 'paid-person';
    const userId = await somebody(account);
    const id = await caseOf(server, { userId, name: '姓paid-person', status: 'paid' });
    await processOf(server, { caseId: id, userId, name: '姓paid-person' });
    const fileId = await paperOf(server, { caseId: id, userId, name: '姓paid-person.pdf' });
    await repositoryOf(payment, server.context).insert({
      ...{ applicationId: id, batchNo: 'B1', amountWan: 1, accountName: '姓paid-person', result: 'paid' },
      ...{ bankAccountMasked: '**** 1234', payDate: '2026-03-01', voucherNo: 'V1' },
    });
    const person = await personOf(server, account);
    const { keeps } = await plan(person);
    expect(keeps).toContainEqual({
      ...{ kind: 'paidCases', count: 1, clause: 'accounting', lastDay: '2056-12-31' },
    });
    expect((await person.post(`${at}/confirm`, proof(account))).status).toBe(200);
    await server.services.logs.flush();
    expect(await tracesOf(server, [...values('paid'), idNumberOf])).toEqual([]);
    const kept = await server.database.db.select().from(sealedRecords);
    const ofPayment = kept.find(({ tableName }) => tableName === 'payment')!;
    expect(ofPayment).toMatchObject({ lastDay: '2056-12-31', clause: 'accounting' });
    const opened = server.services.cipher.open(ofPayment.valuesSealed, sealedPlace(ofPayment.id));
    expect(JSON.parse(opened)).toMatchObject({ account_name: '姓paid-person' });
    expect(kept.map(({ tableName }) => tableName).toSorted()).toEqual([
      ...['application', 'application_file', 'attachment', 'payment', 'wf_instance', 'wf_variable'],
    ]);
    // Neither there nor among the removed.
    const files = tableOf(attachment);
    const [file] = await server.database.db.select().from(files).where(eq(files.id, fileId));
    expect(file).toMatchObject({ isDeleted: 2, originalName: deletedPerson.zh });
    const [paid] = (await admin.get('policy/payment/list', { batchNo: 'B1' })).body.data.records;
    expect(paid).toMatchObject({ accountName: deletedPerson.zh, bankAccountMasked: null, amountWan: 1 });
  });

  it('is refused while money is under way, a case is open, or a company would be left alone with one', async () => {
    const account = 'busy-person';
    const userId = await somebody(account, { phone: '13812345556' });
    const open = await caseOf(server, { userId, name: '甲', status: 'paying' });
    await repositoryOf(payment, server.context).insert({
      ...{ applicationId: open, batchNo: 'B2', amountWan: 1, result: 'paying' },
    });
    const companyId = await addCompany(server.context, { companyName: '云澜丁' });
    await addMember(server.context, { account, companyId });
    await caseOf(server, { userId, companyId, name: '云澜丁', status: 'reviewing' });
    const person = await personOf(server, account);
    const { hindrances } = await plan(person);
    expect(hindrances.map((one: { code: string }) => one.code)).toEqual([
      'deletion.payments',
      'deletion.liveCases',
      'deletion.lastAdministrator',
    ]);
    expect(hindrances[2].message).toContain('云澜丁');
    expect((await person.post(`${at}/confirm`, proof(account))).body.msg).toContain('正在拨付');
    expect((await person.post(`${at}/code`)).status).toBe(409);
    expect(await signIn(server, account)).toMatchObject({ status: 200 });
    // An officer deletes nobody either whose money is under way.
    const place = await addMember(server.context, { account, companyId: null });
    const asked = { ids: place, reason: '本人申请', officerPassword: hashPassword('admin') };
    const refused = await admin.post('policy/policyuserinfo/remove', asked);
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringContaining('拨付')]);
    expect(await signIn(server, account)).toMatchObject({ status: 200 });
    const officer = await personOf(server, 'lead');
    expect((await officer.post(`${at}/confirm`, proof('lead'))).status).toBe(403);
  });

  it('is the same when an officer does it, who gives the reason and proves who he is', async () => {
    const account = 'removed-person';
    const userId = await somebody(account);
    await addMember(server.context, { account, companyId: null });
    const { id } = (await admin.get('policy/policyuserinfo/list', { account })).body.data.records[0];
    const remove = (more: object) => admin.post('policy/policyuserinfo/remove', { ids: id, ...more });
    const officerPassword = hashPassword('admin');
    expect((await remove({ officerPassword })).body.msg).toBe('请填写删除原因');
    const wrong = await remove({ reason: '本人申请', officerPassword: hashPassword('no') });
    expect(wrong.body.data.errors[0].field).toBe('officerPassword');
    expect((await signIn(server, account)).status).toBe(200);
    expect((await remove({ reason: '姓removed-person本人申请', officerPassword })).status).toBe(200);
    await server.services.logs.flush();
    expect(await tracesOf(server, values('removed'))).toEqual([]);
    const { records } = (await admin.get('blade-log/access/list', { subjectId: userId })).body.data;
    expect(records[0]).toMatchObject({ act: 'changed', reason: `${deletedPerson.zh}本人申请` });
    expect(records[0].subjectName).toBe(deletedPerson.zh);
  });
});

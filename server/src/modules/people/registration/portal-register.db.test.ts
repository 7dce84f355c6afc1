import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { param } from '@policy/shared/contract/entities/system/param.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, expect, it } from 'vitest';

import { creditCode } from '../../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { registrar, personNumber } from '../../../../test/registrar.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { asSystem } from '../../../kit/rules/rules.ts';
import { thirdPartyLogins } from '../../../accounts/tables.ts';
import { seedAgreements } from '../../../seeds/reference/agreements.ts';
import { idOf } from '../../../seeds/slug-id.ts';
import { keepTicket } from '../../../sign-on/tickets.ts';
import type { TicketPerson } from '../../../sign-on/tickets.ts';
import { registrationTable } from '../tables.ts';

const path = 'blade-user/registration';

describeOnEachServer('registration at the portal', (server) => {
  const admin = signedIn(server, 'admin');
  const portal = registrar(server);
  const { register, status, codeFor } = portal;
  const form = (over: Parameters<typeof portal.form>[0] = {}) => portal.form(over);
  const rowOf = async (account: string) =>
    (await admin.get(`${path}/list`, { account })).body.data.records[0];
  beforeAll(() => seedAgreements(server.context));
  const countOf = async (creditCodeOf: string) =>
    repositoryOf(company, server.context).count(eq(tableOf(company).creditCode, creditCodeOf));

  it.each([
    [{ account: '', password: '', phone: '' }, '请先输入账号名称'],
    [{ password: '', companyName: '' }, '请先输入密码'],
    [{ password2: 'other' }, '两次密码输入不一致'],
    [{ account: 'x' }, '账号须为2至50位字母、数字或 . _ @ -'],
    [{ companyName: '', creditCode: '' }, '请输入企业名称'],
    [{ legalPerson: '' }, '请输入法定代表人'],
    [{ creditCode: '' }, '请输入统一社会信用代码'],
    [{ creditCode: '91440000MA0000001X' }, '统一社会信用代码不正确，请核对后重新填写'],
    [{ phone: '' }, '手机号码不能为空'],
    [{ phone: '1380000' }, '手机号码长度不为11位'],
    [{ phone: '23800001111' }, '手机号码格式不正确'],
    [{ smsCode: '' }, '请输入6位短信验证码'],
    [{ smsCode: '000000' }, '短信验证码不正确或已失效'],
    [{ captcha: 'WRONG' }, '验证码不正确'],
    [{ consents: '' }, '请阅读并同意注册所需的各项协议'],
    [{ consents: 'userAgreement@2,privacy@1' }, '请阅读并同意注册所需的各项协议'],
    [{ consents: 'userAgreement@1,privacy@1,sms@2' }, '协议已更新，请阅读现行版本后再同意'],
    [{ userType: 'individual', consents: 'userAgreement@1,privacy@1' }, '请阅读并同意注册所需的各项协议'],
    [{ userType: 'individual', name: '' }, '请输入姓名'],
    [{ userType: 'individual', idNumber: '440103199001011234' }, '身份证号码不正确，请核对后重新填写'],
    [
      { password: 'short', password2: 'short' },
      '密码至少8位，且须包含大写字母、小写字母、数字、符号中的三种',
    ],
    [{ account: 'admin' }, '登录账号已存在'],
  ])('says what is wrong with %j first, and keeps nothing', async (over, sentence) => {
    const sent = await form(over);
    const { status: code, body } = await register(sent);
    expect([code < 500, body.msg]).toEqual([true, sentence]);
    expect((await rowOf(sent.account))?.id).toBeUndefined();
  });

  it.each([
    { roleId: '1' },
    { status: 1 },
    { tenantId: '000001' },
    { isAdmin: 1 },
    { id: '1' },
    { userType: 1 },
  ])('refuses %j, which is not for anybody to say', async (over) => {
    const sent = await form();
    expect((await register({ ...sent, ...over })).status).toBe(400);
    expect(await rowOf(sent.account)).toBeUndefined();
  });

  it('makes an account of the portal that may sign in and read, and a company once an officer approves', async () => {
    const sent = await form({ legalPerson: '王五' });
    expect((await register(sent)).body.data).toEqual({ status: 'pending', isJoin: false, answerBy: null });
    const row = await rowOf(sent.account);
    expect(row).toMatchObject({ kind: 'portal', aim: 'create', source: 'portal', status: 'pending' });
    expect(row.checks).toMatchObject([{ kind: 'company', outcome: 'match', isSimulated: true }]);
    expect(row.phone).not.toBe(sent.phone);
    const made = await repositoryOf(user, server.context).first(eq(tableOf(user).account, sent.account));
    expect(made).toMatchObject({ userType: 2, status: 1 });
    const clerk = await personOf(server, sent.account, { password: sent.password });
    expect((await clerk.get('policy/policyuserinfo/detailByUid')).body.data.accountStatus).toBe('pending');
    expect(await countOf(sent.creditCode)).toBe(0);
    const approve = () => admin.post(`${path}/approve`, { id: row.id });
    const answers = await Promise.all([approve(), approve(), approve()]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409]);
    expect(await countOf(sent.creditCode)).toBe(1);
    const { data } = (await clerk.get('policy/policyuserinfo/detailByUid')).body;
    expect(data).toMatchObject({ accountStatus: 'active', companyName: sent.companyName });
    const [place] = (await clerk.get('policy/companymember/mine')).body.data;
    expect([place.duties, place.isActing]).toEqual([['reader', 'preparer', 'administrator'], true]);
  });

  it('gives the duty to sign with a proof only', async () => {
    const sent = await form();
    await register(sent);
    const { id, version } = await rowOf(sent.account);
    const approve = (over: object) => admin.post(`${path}/approve`, { id, isSigner: true, ...over });
    expect((await approve({})).body.msg).toBe('请填写核验依据');
    expect((await approve({ proof: '授权书', version: Number(version) + 1 })).status).toBe(409);
    expect((await approve({ proof: '授权书', version })).status).toBe(200);
    const clerk = await personOf(server, sent.account, { password: sent.password });
    expect((await clerk.get('policy/companymember/mine')).body.data[0].duties).toContain('signer');
  });

  it('keeps one request of two that come at once, and uses a code up once', async () => {
    const sent = await form();
    const answers = await Promise.all([
      register(sent),
      register(sent),
      register({ ...sent, account: 'another-one' }),
    ]);
    expect(answers.filter(({ status: code }) => code === 200)).toHaveLength(1);
    server.clock.moveBy(61_000);
    const again = await form({ creditCode: sent.creditCode, phone: sent.phone });
    expect((await register(again)).body.msg).toBe('您的注册申请正在等待审批，请勿重复提交');
  });

  it('two companies of one code become one, and the other request one to join it', async () => {
    const code = creditCode();
    const [one, two] = [await form({ creditCode: code }), await form({ creditCode: code })];
    await register(one);
    await register(two);
    const ids = [(await rowOf(one.account)).id, (await rowOf(two.account)).id].join(',');
    const { data } = (await admin.post(`${path}/approveMany`, { ids })).body;
    expect(data.map(({ ok }: { ok: boolean }) => ok).sort()).toEqual([false, true]);
    expect(await countOf(code)).toBe(1);
    const waiting = [await rowOf(one.account), await rowOf(two.account)].filter(
      (row) => row.status === 'pending',
    );
    expect(waiting).toMatchObject([{ aim: 'join' }]);
  });

  it('a refusal ends the request alone, gives the form back to whoever holds the phone, and may be mended', async () => {
    const sent = await form({ userType: 'individual' });
    await register(sent);
    const { id } = await rowOf(sent.account);
    expect((await admin.post(`${path}/refuse`, { id })).body.msg).toBe('请输入驳回原因');
    expect((await admin.post(`${path}/refuse`, { id, reason: '姓名有误' })).status).toBe(200);
    const clerk = await personOf(server, sent.account, { password: sent.password });
    expect((await clerk.get('policy/companymember/mine')).status).toBe(200);
    const told = (await status({ number: sent.idNumber, phone: sent.phone })).body.data;
    expect(told).toMatchObject({ status: 'refused', reason: '姓名有误', form: null });
    expect((await status({ number: sent.idNumber, phone: '13900000000' })).body.data.status).toBe('none');
    server.clock.moveBy(61_000);
    const smsCode = await codeFor(sent.phone);
    const back = (await status({ number: sent.idNumber, phone: sent.phone, smsCode })).body.data.form;
    expect(back).toEqual(
      expect.objectContaining({ idNumber: sent.idNumber, name: sent.name, account: sent.account }),
    );
    expect(JSON.stringify(back)).not.toContain(sent.password);
    expect((await register({ ...sent, smsCode, name: '李四' })).status).toBe(200);
    const rows = (await admin.get(`${path}/list`, { account: sent.account })).body.data.records;
    expect(rows.map((row: { status: string }) => row.status)).toEqual(['pending', 'refused']);
    expect(rows[0].userId).toBe(rows[1].userId);
  });

  it('one person has one account: a second request is merged into it, with what it prepared', async () => {
    const idNumber = personNumber();
    const first = await form({ userType: 'individual', idNumber });
    await register(first);
    await admin.post(`${path}/approve`, { id: (await rowOf(first.account)).id });
    const second = await form({ userType: 'individual', idNumber });
    await register(second);
    const { id, userId, duplicates } = await rowOf(second.account);
    expect(duplicates).toBe(1);
    expect((await admin.post(`${path}/approve`, { id })).body.msg).toBe(
      '该证件号码已有账号，请合并到已有账号',
    );
    const [alike] = (await admin.get(`${path}/duplicates`, { id })).body.data;
    expect(alike).toMatchObject({ account: first.account, because: ['number'] });
    const other = (await rowOf(first.account)).userId;
    const stranger = await admin.post(`${path}/merge`, { id, userId: (await rowOf('nobody'))?.id ?? id });
    expect(stranger.status).toBe(404);
    expect((await admin.post(`${path}/merge`, { id, userId: alike.id })).status).toBe(200);
    expect(alike.id).toBe(other);
    const users = repositoryOf(user, server.context);
    expect(await users.count(eq(tableOf(user).id, userId))).toBe(0);
    const places = repositoryOf(companyMember, server.context);
    expect(await places.count(eq(tableOf(companyMember).uid, other))).toBe(1);
  });

  it('seals the number of a document, and reveals it for a reason only', async () => {
    const sent = await form({ userType: 'individual' });
    await register(sent);
    const row = await rowOf(sent.account);
    expect(row.idNumber).toMatch(/^\d{3}\*{4}.{4}$/);
    const [kept] = await server.database.db
      .select()
      .from(registrationTable)
      .where(eq(registrationTable.id, row.id));
    expect(JSON.stringify(kept)).not.toContain(sent.idNumber);
    const { body } = await admin.post(`${path}/reveal`, { id: row.id, field: 'idNumber', reason: '核验' });
    expect(body.data.value).toBe(sent.idNumber);
  });

  it('by a ticket asks for no password, ties the login, and uses the ticket up', async () => {
    const { ticket, sent, loginId } = await vouchedForm();
    const differs = { ...sent, companyName: '别的公司', ticket };
    expect((await register(differs)).body.data.errors[0].field).toBe('companyName');
    const both = await Promise.all([register({ ...sent, ticket }), register({ ...sent, ticket })]);
    expect(both.map(({ status: code }) => code === 200).sort()).toEqual([false, true]);
    const { records } = (await admin.get(`${path}/list`, { phone: sent.phone })).body.data;
    const [row] = records.filter(({ source }: { source: string }) => source === 'signOn');
    expect(row).toMatchObject({ status: 'pending', level: 3, companyName: sent.companyName });
    const [login] = await server.database.db
      .select()
      .from(thirdPartyLogins)
      .where(eq(thirdPartyLogins.id, loginId));
    expect(login?.userId).toBe(row.userId);
  });

  it('of a company that a provider vouches for is approved at once where the tenant says so, and only then', async () => {
    const unruled = asSystem(server.context, 'what the tenant has chosen');
    const choose = (paramValue: string) =>
      repositoryOf(param, unruled).update(idOf('param:registration.autoApprove'), { paramValue });
    await choose('1');
    const typed = await form();
    expect((await register(typed)).body.data.status).toBe('pending');
    const unknown = await vouchedForm({ creditCode: null });
    expect((await register({ ...unknown.sent, ticket: unknown.ticket })).body.data.status).toBe('pending');
    const known = await vouchedForm();
    const { data } = (await register({ ...known.sent, ticket: known.ticket })).body;
    expect(data.status).toBe('approved');
    expect(await countOf(known.sent.creditCode)).toBe(1);
    const phoneOf = tableOf(companyMember).contactPhone;
    const members = repositoryOf(companyMember, server.context);
    const [member] = await members.all(eq(phoneOf, known.sent.phone));
    expect(member).toMatchObject({ accountStatus: 'active' });
    expect(member?.duties).not.toContain('signer');
    await choose('0');
  });

  /** A form for somebody whom a provider vouches for as the clerk of a company. */
  async function vouchedForm(over: Partial<TicketPerson> = {}) {
    const sent = { ...(await form()), account: '', password: '', password2: '' };
    const loginId = uuidv7();
    await server.database.db.insert(thirdPartyLogins).values({
      ...{ id: loginId, tenantId: '000000', source: 'box', openId: loginId, nickName: '赵六' },
      createTime: '2026-01-01 00:00:00',
    });
    const ticket = await keepTicket(server.context, server.services.cipher, {
      ...{ loginId, providerId: uuidv7(), userType: 'enterprise', level: 3, name: sent.contactName },
      ...{ idNumber: null, phone: null, companyName: sent.companyName, creditCode: sent.creditCode },
      ...{ legalPerson: null, ...over },
    });
    return { sent, ticket, loginId };
  }
});

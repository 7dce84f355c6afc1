import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { message } from '@policy/shared/contract/entities/desk/message.ts';
import { registration } from '@policy/shared/contract/entities/people/registration.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { CompanyLogEntry } from '@policy/shared/contract/companies/company-log.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { addClerk, addCompany, addMember } from '../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { seedMessageTemplates } from '../../seeds/reference/message-templates.ts';
import { idOf } from '../../seeds/slug-id.ts';

const path = 'policy/companymember';

describeOnEachServer('the company that somebody acts for', (server) => {
  const admin = signedIn(server, 'admin');
  const people: Record<string, Person> = {};
  const as = (account: string) => people[account]!;
  const ids: Record<string, string> = {};
  let companyId = '';
  const signInAll = async (...accounts: string[]) => {
    for (const account of accounts) people[account] = await personOf(server, account);
  };
  const logOf = async (account: string, query: Record<string, string> = {}) =>
    (await as(account).get('policy/company/log', query)).body.data as {
      total: number;
      records: CompanyLogEntry[];
    };
  const acts = async (account: string) =>
    (await logOf(account, { size: '50' })).records.map(({ act, member }) => `${act} ${member ?? ''}`.trim());

  beforeAll(async () => {
    companyId = await addCompany(server.context, { companyName: '甲公司', address: '长街1号' });
    for (const [account, duties] of [
      ['keeps', ['administrator']],
      ['signs', ['signer']],
    ] as const) {
      await addClerk(server.context, account);
      ids[account] = await addMember(server.context, { account, companyId, duties });
    }
    await addClerk(server.context, 'alone');
    await addMember(server.context, { account: 'alone', companyId: null });
    await signInAll('keeps', 'signs', 'alone');
  });

  it('is told with its register look-up, of an approved request alone, and its seal', async () => {
    const own = async () => (await as('signs').get('policy/company/own')).body.data;
    expect(await own()).toMatchObject({
      company: { id: companyId, companyName: '甲公司', address: '长街1号' },
      lookUp: null,
      ...{ seal: { state: 'ready', isSimulated: true }, memberId: ids['signs'], duties: ['signer'] },
    });
    const check = { kind: 'company' as const, source: 'simulated', isSimulated: true };
    const asked = {
      ...{ kind: 'portal' as const, applicantType: 'enterprise' as const, source: 'portal', companyId },
      checks: [{ ...check, outcome: 'mismatch' as const, at: '2026-11-01 08:00:00' }],
    };
    const requests = repositoryOf(registration, server.context);
    const { id } = await requests.insert({ ...asked, account: 'asks', nickName: 'asks' });
    expect((await own()).lookUp).toBeNull();
    await requests.update(id, { status: 'approved' });
    expect((await own()).lookUp).toEqual({
      ...{ source: 'simulated', isSimulated: true, outcome: 'mismatch', at: '2026-11-01 08:00:00' },
    });
    // Whoever acts for himself has none, and neither has an officer.
    for (const call of ['own', 'log'])
      for (const person of [as('alone'), admin])
        expect((await person.get(`policy/company/${call}`)).status).toBe(404);
    const facts = { id: companyId, companyName: '别的' };
    expect((await as('keeps').post('policy/company/submit', facts)).status).toBe(404);
  });

  it('invites a phone with one answer, whether somebody has it or will have it', async () => {
    await addClerk(server.context, 'known');
    const table = tableOf(user);
    const set = { phone: '13900001234' };
    await server.context.db.update(table).set(set).where(eq(table.account, 'known'));
    const invite = (phone: string) =>
      as('keeps').post(`${path}/invite`, { phone, duties: ['preparer'], account: undefined });
    const answers = [await invite('13900001234'), await invite('13900004321')];
    expect(answers.map(({ status, body }) => [status, body.data.account, body.data.phone])).toEqual([
      [200, null, '139****1234'],
      [200, null, '139****4321'],
    ]);
    expect((await invite('13900004321')).body.msg).toBe('已向该用户发出邀请，请等待其答复');
    expect((await invite('1390000')).body.data.errors).toMatchObject([{ field: 'phone' }]);
    for (const wrong of [{}, { phone: '13900001234', account: 'known' }])
      expect((await as('keeps').post(`${path}/invite`, { ...wrong, duties: ['reader'] })).status).toBe(400);
    const sent = (await as('keeps').get(`${path}/invitations`)).body.data.records;
    expect(JSON.stringify(sent)).not.toMatch(/known|13900001234/);

    // Who gets the phone later finds it; who had it when it was sent and has another by now does not.
    await addClerk(server.context, 'later');
    const give = (account: string, phone: string) =>
      server.context.db.update(table).set({ phone }).where(eq(table.account, account));
    await give('later', '13900004321');
    await signInAll('known', 'later');
    const waiting = async (account: string) => (await as(account).get(`${path}/invited`)).body.data.records;
    expect(await waiting('known')).toHaveLength(1);
    const [offer] = await waiting('later');
    expect(
      (await as('known').post(`${path}/answerInvitation`, { id: offer.id, isAccepted: true })).status,
    ).toBe(409);
    const [lost] = await waiting('known');
    await give('known', '13900009876');
    expect(await waiting('known')).toEqual([]);
    // An officer acts for no company, whatever phone he has.
    await give('admin', '13900004321');
    expect((await admin.get(`${path}/invited`)).body.data.records).toEqual([]);
    const byOfficer = { id: offer.id, isAccepted: true };
    expect((await admin.post(`${path}/answerInvitation`, byOfficer)).status).toBe(409);
    await server.context.db.update(table).set({ phone: null }).where(eq(table.account, 'admin'));
    expect(
      (await as('known').post(`${path}/answerInvitation`, { id: lost.id, isAccepted: true })).status,
    ).toBe(409);
    // Who declines is told as he was named: whose phone it is, nobody learns by inviting it.
    await seedMessageTemplates(server.context);
    await invite('13900009876');
    const [unwanted] = await waiting('known');
    const declined = { id: unwanted.id, isAccepted: false };
    expect((await as('known').post(`${path}/answerInvitation`, declined)).status).toBe(200);
    const told = await repositoryOf(message, server.context).all(
      eq(tableOf(message).userId, idOf('user:keeps')),
    );
    expect(told.map(({ title }) => title)).toEqual(['139****9876谢绝了邀请']);
    expect(
      (await as('later').post(`${path}/answerInvitation`, { id: offer.id, isAccepted: true })).status,
    ).toBe(200);
    await signInAll('later');
    expect((await as('later').get(`${path}/mine`)).body.data).toMatchObject([
      { companyId, duties: ['preparer'] },
    ]);
    expect((await invite('13900004321')).body.msg).toBe('该用户已是企业成员');
  });

  it('keeps what happened and who did it, officers by no name, and tells it to its own people', async () => {
    const { records } = (await as('keeps').get(`${path}/list`, { memberName: 'later' })).body.data;
    const [{ id, version }] = records;
    const given = { id, duties: ['preparer', 'finance'] };
    server.clock.moveBy(60_000);
    expect((await as('keeps').post(`${path}/duties`, { ...given, rev: Number(version) + 1 })).status).toBe(
      409,
    );
    expect((await as('keeps').post(`${path}/duties`, { ...given, rev: version })).status).toBe(200);
    server.clock.moveBy(60_000);
    const proof = '授权书';
    expect((await admin.post('policy/policyuserinfo/signer', { id, proof })).status).toBe(200);
    server.clock.moveBy(60_000);
    expect((await as('keeps').post(`${path}/handOver`, { id: ids['signs'] })).status).toBe(200);
    server.clock.moveBy(60_000);
    await repositoryOf(company, server.context).update(companyId, { address: '长街2号' });
    server.clock.moveBy(60_000);
    await as('later').post(`${path}/remove`, { ids: id });
    expect(await acts('signs')).toEqual([
      ...['left later', 'facts', 'handedOver signs', 'duties keeps', 'duties later', 'duties later'],
      ...['joined later', 'joined signs', 'joined keeps'],
    ]);
    const told = (await logOf('signs', { size: '50' })).records;
    const [left, facts, over, , byOfficer, changed, joined] = told;
    expect(left?.by).toEqual({ kind: 'self', name: 'later' });
    expect(facts).toMatchObject({ by: { kind: 'system', name: null }, fields: '注册地址', member: null });
    expect(over).toMatchObject({ by: { kind: 'member', name: 'keeps' }, given: ['administrator'] });
    expect(byOfficer).toMatchObject({ by: { kind: 'officer' }, given: ['signer'], taken: [] });
    expect(byOfficer?.by.name ?? '').not.toContain('管理员');
    expect(changed).toMatchObject({ by: { kind: 'member', name: 'keeps' }, given: ['finance'] });
    expect(joined).toMatchObject({ by: { kind: 'self' }, given: ['preparer'] });
    const pages = [await logOf('signs', { size: '4' }), await logOf('signs', { size: '4', current: '3' })];
    expect(pages.map(({ total, records: some }) => [total, some.length])).toEqual([
      [9, 4],
      [9, 1],
    ]);
  });

  it('tells a clerk what happened since he came, and nobody of another company anything', async () => {
    await addClerk(server.context, 'new');
    const today = (await as('signs').get('policy/company/log')).body.data.records[0].at.slice(0, 10);
    server.clock.moveBy(2 * 86_400_000);
    const id = await addMember(server.context, { account: 'new', companyId, duties: ['reader'] });
    const fromDate = server.clock.now().toISOString().slice(0, 10);
    await repositoryOf(companyMember, server.context).update(id, { fromDate });
    const other = await addCompany(server.context, { companyName: '乙公司' });
    await addClerk(server.context, 'stranger');
    await addMember(server.context, { account: 'stranger', companyId: other });
    await signInAll('new', 'stranger', 'signs');
    expect(today < fromDate).toBe(true);
    expect(await acts('new')).toEqual(['joined new']);
    expect((await acts('signs')).length).toBe(10);
    expect(await acts('stranger')).toEqual(['joined stranger']);
  });
});

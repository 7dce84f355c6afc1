import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { expect, test } from 'vitest';

import { describeOnDemonstration } from '../describe-on-server.ts';
import { registrar } from '../registrar.ts';
import { bearer, signIn } from '../test-server.ts';
import { repositoryOf } from '../../src/kit/rows/repository.ts';
import { untakenGuide } from './guides.ts';
import { assertUndisputed } from '../../src/membership/disputes.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

const registrations = 'blade-user/registration';

describeOnDemonstration('a company that registers', (server) => {
  const portal = registrar(server);
  const rowOf = async (account: string) => {
    const officer = await personOf(server, 'admin');
    return (await officer.get(`${registrations}/list`, { account })).body.data.records[0];
  };

  const levelOf = async (person: Person) => (await person.get('policy/gdgovesso/chekLevel')).body.data.level;

  test('prepares while it waits, hands nothing in, and finds its draft as the company', async () => {
    const sent = await portal.form();
    await portal.register(sent);
    const clerk = await personOf(server, sent.account, { password: sent.password });
    const guideId = await untakenGuide(clerk);
    const draft = () => clerk.post('policy/projectinfo/draft', { guideId });
    // Without the agreement in force nothing is prepared, and no account is entered without the consent to it.
    await clerk.post('policy/consent/withdraw', { kind: 'userAgreement' });
    expect((await draft()).body.msg).toBe(refusalSentence('consent.general', {}, 'zh'));
    await clerk.post('policy/consent/give', { consents: 'userAgreement@1' });
    const { id, version } = (await draft()).body.data;
    const declared = await clerk.post('policy/projectinfo/declare', { id, version, agreed: true });
    expect([declared.status, declared.body.msg]).toEqual([
      403,
      refusalSentence('application.accountPending', {}, 'zh'),
    ]);
    expect(await levelOf(clerk)).toBe(0);
    const officer = await personOf(server, 'admin');
    const row = await rowOf(sent.account);
    expect((await officer.post(`${registrations}/approve`, { id: row.id })).status).toBe(200);
    const again = await personOf(server, sent.account, { password: sent.password });
    expect(await levelOf(again)).toBe(3);
    const own = (await again.get('policy/projectinfo/detail', { id })).body.data;
    expect(own).toMatchObject({
      companyName: sent.companyName,
      creditCode: sent.creditCode,
      status: 'draft',
    });
  });

  test('of a code that another tenant has is a new one, and nothing is told of the other', async () => {
    const there = { ...server.context, tenantId: '000777' };
    const sent = await portal.form();
    await repositoryOf(company, there).insert({ companyName: '别处的公司', creditCode: sent.creditCode });
    const { data } = (await portal.register(sent)).body;
    expect(data).toEqual({ status: 'pending', isJoin: false, answerBy: null });
    const row = await rowOf(sent.account);
    expect([row.aim, row.companyId ?? '', row.duplicates]).toEqual(['create', '', 0]);
    const officer = await personOf(server, 'admin');
    expect((await officer.get(`${registrations}/duplicates`, { id: row.id })).body.data).toEqual([]);
  });

  test('whoever is signed in goes on with his account, whatever became of his request before', async () => {
    const sent = await portal.form({ userType: 'individual' });
    await portal.register(sent);
    const officer = await personOf(server, 'admin');
    const { id } = await rowOf(sent.account);
    await officer.post(`${registrations}/refuse`, { id, reason: '姓名有误' });
    const { access_token: token } = (await signIn(server, sent.account, { password: sent.password })).body;
    server.clock.moveBy(61_000);
    const { smsCode: _, ...kept } = sent;
    const again = { ...(await portal.form(kept)), account: '', password: '' };
    const asked = await portal.register(again, bearer(String(token)));
    expect([asked.status, asked.body.data?.status]).toEqual([200, 'pending']);
    const rows = (await officer.get(`${registrations}/list`, { account: sent.account })).body.data.records;
    expect(rows.map(({ status }: { status: string }) => status)).toEqual(['pending', 'refused']);
    expect(rows[0].userId).toBe(rows[1].userId);
    // A session that is over is nobody's, and does not keep him from asking as anybody may.
    const over = await portal.register(await portal.form(), bearer('over'));
    expect([over.status, over.body.data?.status]).toEqual([200, 'pending']);
  });

  test('a second clerk is taken in by its administrator, with the duties that he chooses', async () => {
    const first = await portal.form();
    await portal.register(first);
    const officer = await personOf(server, 'admin');
    await officer.post(`${registrations}/approve`, { id: (await rowOf(first.account)).id });
    const second = await portal.form({ creditCode: first.creditCode });
    expect((await portal.register(second)).body.data).toMatchObject({ status: 'pending', isJoin: true });
    const { id } = await rowOf(second.account);
    const early = await officer.post(`${registrations}/approve`, { id, proof: '授权书' });
    expect(early.status).toBe(409);
    const stranger = await personOf(server, 'yunlan-c043');
    const path = 'policy/companymember';
    const taken = { id, isAccepted: true, duties: ['reader', 'finance'] };
    expect((await stranger.post(`${path}/answerJoin`, taken)).status).toBe(404);
    const keeper = await personOf(server, first.account, { password: first.password });
    const { records } = (await keeper.get(`${path}/joinRequests`)).body.data;
    expect(records).toMatchObject([{ id, name: second.contactName }]);
    expect(records[0].phone).not.toBe(second.phone);
    expect((await keeper.post(`${path}/answerJoin`, { ...taken, duties: [] })).status).toBe(400);
    const answers = await Promise.all([
      keeper.post(`${path}/answerJoin`, taken),
      keeper.post(`${path}/answerJoin`, taken),
    ]);
    expect(answers.map(({ status }) => status).sort()[0]).toBe(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const clerk = await personOf(server, second.account, { password: second.password });
    const [place] = (await clerk.get(`${path}/mine`)).body.data;
    expect(place).toMatchObject({ companyName: first.companyName, duties: ['reader', 'finance'] });
    // Nobody but his company has said who he is.
    expect(await levelOf(clerk)).toBe(0);
  });

  test('after three working days an officer decides with a proof, and the old administrator is told', async () => {
    const first = await portal.form();
    await portal.register(first);
    const officer = await personOf(server, 'admin');
    await officer.post(`${registrations}/approve`, { id: (await rowOf(first.account)).id });
    const second = await portal.form({ creditCode: first.creditCode });
    await portal.register(second);
    const { id } = await rowOf(second.account);
    server.clock.moveBy(6 * 86_400_000);
    const later = await personOf(server, 'admin');
    expect((await later.post(`${registrations}/approve`, { id })).body.msg).toBe('请填写核验依据');
    expect((await later.post(`${registrations}/approve`, { id, proof: '授权书第1号' })).status).toBe(200);
    expect(await levelOf(await personOf(server, second.account, { password: second.password }))).toBe(3);
    const keeper = await personOf(server, first.account, { password: first.password });
    const messages = (await keeper.get('blade-desk/message/list')).body.data.records;
    expect(messages.map(({ title }: { title: string }) => title)).toContain(
      `${second.contactName}已加入企业`,
    );
  });

  test('an officer hands a company over with a proof; who kept it is told, and his dispute stops money and not reading', async () => {
    const first = await portal.form();
    await portal.register(first);
    const officer = await personOf(server, 'admin');
    await officer.post(`${registrations}/approve`, { id: (await rowOf(first.account)).id });
    const second = await portal.form({ creditCode: first.creditCode });
    await portal.register(second);
    const { id } = await rowOf(second.account);
    server.clock.moveBy(6 * 86_400_000);
    const later = await personOf(server, 'admin');
    const sent = { id, handsOver: true };
    expect((await later.post(`${registrations}/approve`, sent)).body.msg).toBe('请填写核验依据');
    const decided = await later.post(`${registrations}/approve`, { ...sent, proof: '变更登记' });
    expect([decided.status, decided.body.msg]).toEqual([200, '操作成功']);
    const [heir, before] = [
      await personOf(server, second.account, { password: second.password }),
      await personOf(server, first.account, { password: first.password }),
    ];
    const placeOf = async (person: Person) => (await person.get('policy/companymember/mine')).body.data[0];
    expect((await placeOf(heir)).duties).toEqual(['reader', 'preparer', 'administrator']);
    const { duties, companyId } = await placeOf(before);
    expect(duties).toEqual(['reader', 'preparer']);
    const { records } = (await before.get('blade-desk/message/list')).body.data;
    expect(JSON.stringify(records)).toContain(`成员管理已移交给${second.contactName}`);

    const stranger = await personOf(server, 'yunlan-c043');
    const raised = { companyId, reason: '没有授权' };
    expect((await stranger.post('policy/company/dispute', raised)).status).toBe(403);
    expect((await before.post('policy/company/dispute', raised)).status).toBe(200);
    expect((await heir.post('policy/company/dispute', raised)).status).toBe(409);
    const read = (await heir.get('policy/company/detail', { id: companyId })).body.data;
    expect(read).toMatchObject({ disputeReason: '没有授权' });
    const context = server.context;
    await expect(assertUndisputed(context, companyId)).rejects.toThrow('company.disputed');
    expect((await later.post('policy/company/settle', { id: companyId })).body.msg).toBe('请填写核验依据');
    expect((await heir.post('policy/company/settle', { id: companyId, proof: 'x' })).status).toBe(403);
    expect((await later.post('policy/company/settle', { id: companyId, proof: '登记簿' })).status).toBe(200);
    await expect(assertUndisputed(context, companyId)).resolves.toBeUndefined();
  });

  test('whoever waited before there were requests stands in the list, and is approved there', async () => {
    const row = await rowOf('yunlan-c078');
    expect(row).toMatchObject({ kind: 'portal', status: 'pending', aim: 'create' });
    const officer = await personOf(server, 'admin');
    expect((await officer.post(`${registrations}/approve`, { id: row.id })).status).toBe(200);
    const clerk = await personOf(server, 'yunlan-c078');
    const { data } = (await clerk.get('policy/policyuserinfo/detailByUid')).body;
    expect(data.accountStatus).toBe('active');
  });
});

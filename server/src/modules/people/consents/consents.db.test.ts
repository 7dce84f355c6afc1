import { agreement } from '@policy/shared/contract/entities/content/agreement.ts';
import { consent } from '@policy/shared/contract/entities/people/consent.ts';
import { smsTemplate } from '@policy/shared/contract/entities/resource/sms-template.ts';
import { agreementKinds } from '@policy/shared/contract/people/agreement-kinds.ts';
import type { OwnConsent } from '@policy/shared/contract/people/agreements.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { addClerk, addMember } from '../../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../../test/describe-on-server.ts';
import { personOf } from '../../../../test/journeys/people.ts';
import { registrar } from '../../../../test/registrar.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { assertAgreed, consentToAsk } from '../../../membership/consents.ts';
import { seedAgreements } from '../../../seeds/reference/agreements.ts';

const path = 'policy/agreement';
const consents = tableOf(consent);

describeOnEachServer('agreements and consents', (server) => {
  const admin = signedIn(server, 'admin');
  const portal = registrar(server);
  const anybody = (url: string) => server.call({ url: `/api/${url}` });
  const editionOf = async (kind: string) =>
    (await admin.get(`${path}/list`, { kind, descs: 'edition' })).body.data.records[0];
  const publish = async (kind: string, over: object) => {
    const { id } = (await admin.post(`${path}/newEdition`, { id: (await editionOf(kind)).id })).body.data;
    const row = (await admin.get(`${path}/detail`, { id })).body.data;
    expect((await admin.post(`${path}/submit`, { ...row, ...over })).status).toBe(200);
    expect((await admin.post(`${path}/toReview`, { ids: id })).status).toBe(200);
    return { id, publish: () => admin.post(`${path}/publish`, { ids: id }) };
  };
  const openOf = (userId: string, kind: (typeof agreementKinds)[number]) =>
    repositoryOf(consent, server.context).all(
      and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.endedAt)),
    );

  beforeAll(async () => {
    await seedAgreements(server.context);
    await seedAgreements(server.context);
    const draft = { templateName: '告知', kind: 'notice' as const, content: '已办结。' };
    await repositoryOf(smsTemplate, server.context).insert({ ...draft, templateCode: 'told' });
  });

  it('every text is read by everybody, in force and by its number, and nothing else', async () => {
    const { data } = (await anybody(`${path}/current`)).body;
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(agreementKinds);
    for (const row of data)
      expect([row.edition, row.body.length > 100, row.bodyEn.length > 100]).toEqual([1, true, true]);
    expect((await anybody(`${path}/text?kind=privacy&edition=1`)).body.data.isCurrent).toBe(true);
    expect((await anybody(`${path}/text?kind=privacy&edition=2`)).status).toBe(404);
    const draft = (await admin.post(`${path}/newEdition`, { id: (await editionOf('sms')).id })).body.data;
    expect((await anybody(`${path}/detail?id=${draft.id}`)).status).toBe(404);
    expect((await admin.post(`${path}/remove?ids=${draft.id}`)).status).toBe(200);
  });

  it('what is published is never changed, taken offline or removed', async () => {
    const row = await editionOf('privacy');
    const whole = (await admin.get(`${path}/detail`, { id: row.id })).body.data;
    const changed = await admin.post(`${path}/submit`, { ...whole, body: '<p>另一份</p>' });
    expect([changed.status, changed.body.msg]).toEqual([400, '已发布的协议不能修改，请起草新版']);
    expect((await admin.post(`${path}/offline`, { ids: row.id })).status).toBe(404);
    expect((await admin.post(`${path}/remove?ids=${row.id}`)).status).toBe(400);
  });

  it('a consent is kept with its edition, moment and address, taken back as easily, and one of two at once is kept', async () => {
    const userId = await addClerk(server.context, 'agreeing');
    const him = await personOf(server, 'agreeing');
    const own = async (kind: string): Promise<OwnConsent> =>
      (await him.get('policy/consent/own')).body.data.find((one: OwnConsent) => one.kind === kind);
    expect(await own('sms')).toMatchObject({ edition: 1, givenEdition: 1, isGiven: true });
    expect((await him.post('policy/consent/withdraw', { kind: 'sms' })).status).toBe(200);
    expect((await him.post('policy/consent/withdraw', { kind: 'sms' })).body.msg).toBe(
      '您没有同意过该协议，或已经撤回',
    );
    const withdrawn = await own('sms');
    expect([withdrawn.isGiven, withdrawn.givenEdition, typeof withdrawn.withdrawnAt]).toEqual([
      false,
      null,
      'string',
    ]);
    const give = () => him.post('policy/consent/give', { consents: 'sms@1' });
    expect((await Promise.all([give(), give(), give()])).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ]);
    const kept = await openOf(userId, 'sms');
    expect(kept).toMatchObject([{ edition: 1, address: expect.stringMatching(/\d/) }]);
    expect((await him.post('policy/consent/give', { consents: 'sms@2' })).body.msg).toBe(
      '协议已更新，请阅读现行版本后再同意',
    );
    // Officers read all of them; others their own alone.
    const asked = { userId, kind: 'sms' };
    expect((await admin.get('policy/consent/list', asked)).body.data.total).toBe(2);
    await addClerk(server.context, 'somebody-else');
    const other = await personOf(server, 'somebody-else');
    expect((await other.get('policy/consent/list', asked)).body.data.total).toBe(0);
    expect((await admin.get('policy/consent/own')).status).toBe(403);
  });

  it('stops what it said it would stop', async () => {
    const userId = await addClerk(server.context, 'stopping');
    await addMember(server.context, { account: 'stopping', companyId: null, contactPhone: '13911112222' });
    const him = await personOf(server, 'stopping');
    const withdraw = (kind: string) => him.post('policy/consent/withdraw', { kind });
    const himself = { uid: userId, companyId: null, accountStatus: 'active' as const };
    const forCompany = { ...himself, companyId: '00000000-0000-4000-8000-000000000000' };
    const told = async () => {
      const sent = { code: 'told', phones: '13911112222', params: {} };
      server.clock.moveBy(120_000);
      return (await admin.post('blade-resource/sms/endpoint/send-message', sent)).body.data.results[0].state;
    };
    expect(await told()).toBe('queued');
    await withdraw('sms');
    expect(await told()).toBe('suppressed');
    await withdraw('bankAccount');
    expect(await consentToAsk(server.context, userId, 'bankAccount')).toBe('bankAccount@1');
    await assertAgreed(server.context, himself);
    await withdraw('idNumber');
    await expect(assertAgreed(server.context, himself)).rejects.toThrow('consent.idNumber');
    await assertAgreed(server.context, forCompany);
    // Whoever waits for the approval of a company was never asked for a number.
    await assertAgreed(server.context, { ...himself, accountStatus: 'pending' });
    await withdraw('privacy');
    await expect(assertAgreed(server.context, forCompany)).rejects.toThrow('consent.general');
    await him.post('policy/consent/give', { consents: 'privacy@1' });
    await assertAgreed(server.context, forCompany);
  });

  it('asks again where an edition says so, and only there', async () => {
    const userId = await addClerk(server.context, 'asked-again');
    const companyId = '00000000-0000-4000-8000-000000000000';
    const company = { uid: userId, companyId, accountStatus: 'active' as const };
    const him = await personOf(server, 'asked-again');
    const second = await publish('privacy', { changeNote: '改了一句。', changeNoteEn: 'A sentence.' });
    expect((await second.publish()).status).toBe(200);
    await assertAgreed(server.context, company);
    // Two drafts that are published at once get numbers one after the other.
    const [third, fourth] = [
      await publish('privacy', { mustAskAgain: 1 }),
      await publish('privacy', { title: '隐私声明（新）' }),
    ];
    const answers = await Promise.all([third.publish(), fourth.publish()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await repositoryOf(agreement, server.context).all(eq(tableOf(agreement).kind, 'privacy'));
    expect(rows.map(({ edition }) => edition).sort()).toEqual([1, 2, 3, 4]);
    await expect(assertAgreed(server.context, company)).rejects.toThrow('consent.general');
    const forces = (await admin.get(`${path}/list`, { kind: 'privacy' })).body.data.records;
    expect(forces.map(({ force }: { force: string }) => force)).toEqual([
      'current',
      'former',
      'former',
      'former',
    ]);
    expect((await him.post('policy/consent/give', { consents: 'privacy@1' })).status).toBe(409);
    expect((await him.post('policy/consent/give', { consents: 'privacy@4' })).status).toBe(200);
    await assertAgreed(server.context, company);
    expect(await openOf(userId, 'privacy')).toMatchObject([{ edition: 4 }]);
    const sent = await portal.form();
    expect(sent.consents).toContain('privacy@4');
  });

  it('asks registers elsewhere about nobody who has not agreed to that', async () => {
    const sent = await portal.form();
    const without = sent.consents.replace(/,dataSharing@\d+/, '').replace(/,sms@\d+/, '');
    expect((await portal.register({ ...sent, consents: without })).status).toBe(200);
    const [row] = (await admin.get('blade-user/registration/list', { account: sent.account })).body.data
      .records;
    expect(row.checks).toEqual([]);
    expect(row.consents.map(({ code }: { code: string }) => code)).not.toContain('sms');
    const him = await personOf(server, sent.account, { password: sent.password });
    const given = (await him.get('policy/consent/own')).body.data.filter(
      ({ isGiven }: OwnConsent) => isGiven,
    );
    expect(given.map(({ kind }: OwnConsent) => kind)).toEqual([
      'userAgreement',
      'privacy',
      'idNumber',
      'bankAccount',
    ]);
  });
});

import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';

import { addClerk, addCompany, addMember, creditCode } from '../../../test/companies.ts';
import { describeOnEachServer, signedIn } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import type { TestServer } from '../../../test/test-server.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';

const path = 'policy/companymember';

/** A company with a clerk for each of some duties, and one who belongs to another company as well. */
async function givenCompanies({ context }: TestServer) {
  const [one, other] = [
    await addCompany(context, { companyName: '甲公司' }),
    await addCompany(context, { companyName: '乙公司' }),
  ];
  const clerks: Record<string, Duty[]> = {
    'one-admin': ['administrator'],
    'one-reader': ['reader'],
    both: ['preparer', 'signer'],
  };
  for (const [account, duties] of Object.entries(clerks)) {
    await addClerk(context, account);
    await addMember(context, { account, companyId: one, duties });
  }
  await addMember(context, { account: 'both', companyId: other });
  await addClerk(context, 'single');
  await addMember(context, { account: 'single', companyId: null });
  return { one, other };
}

describeOnEachServer('members of a company', (server) => {
  const admin = signedIn(server, 'admin');
  let one: string;
  let other: string;
  const people: Record<string, Person> = {};
  const as = (account: string) => people[account]!;
  const names = async (account: string) => {
    const { body } = await as(account).get(`${path}/list`);
    return (body.data.records as { memberName: string }[]).map(({ memberName }) => memberName).sort();
  };
  const idOfMember = async (account: string, memberName: string) => {
    const { body } = await as(account).get(`${path}/list`, { memberName });
    return body.data.records[0]?.id as string;
  };

  beforeAll(async () => {
    ({ one, other } = await givenCompanies(server));
    for (const account of ['one-admin', 'one-reader', 'both', 'single'])
      people[account] = await personOf(server, account);
  });

  it('act for the company that they have belonged to for longest, until they choose another or themselves', async () => {
    const places = async () => (await as('both').get(`${path}/mine`)).body.data;
    expect(await places()).toMatchObject([
      { companyId: one, companyName: '甲公司', duties: ['preparer', 'signer'], isActing: true },
      { companyId: other, companyName: '乙公司', isActing: false },
    ]);
    expect((await as('both').post(`${path}/actAs`, { companyId: other })).status).toBe(200);
    expect((await places()).map(({ isActing }: { isActing: boolean }) => isActing)).toEqual([false, true]);
    expect((await as('both').get('blade-auth/oauth/user-info')).body.data.company_id).toBe(other);
    expect((await as('both').get('policy/policyuserinfo/detailByUid')).body.data).toMatchObject({
      companyName: '乙公司',
      companyId: other,
    });
    await as('both').post(`${path}/actAs`, { companyId: one });
  });

  it('are refused a company that is not theirs', async () => {
    for (const account of ['one-reader', 'single']) {
      const { status, body } = await as(account).post(`${path}/actAs`, { companyId: other });
      expect([status, body.msg]).toEqual([404, '不是该企业的成员']);
    }
  });

  it('see the members of the company that they act for, and no other’s', async () => {
    expect(await names('one-reader')).toEqual(['both', 'one-admin', 'one-reader']);
    await as('both').post(`${path}/actAs`, { companyId: other });
    expect(await names('both')).toEqual(['both']);
    const foreign = await idOfMember('one-admin', 'one-reader');
    expect((await as('both').get(`${path}/detail`, { id: foreign })).status).toBe(404);
    await as('both').post(`${path}/actAs`, { companyId: one });
    expect(await names('single')).toEqual(['single']);
    expect((await as('single').get('policy/company/list')).body.data.records).toEqual([]);
    const companies = (await as('one-reader').get('policy/company/list')).body.data.records;
    expect(companies.map(({ id }: { id: string }) => id)).toEqual([one]);
  });

  it('sign for it at an officer’s word with a proof, and are no signers by being added', async () => {
    await addClerk(server.context, 'signs');
    const id = await addMember(server.context, { account: 'signs', companyId: one, duties: ['preparer'] });
    const users = 'policy/policyuserinfo';
    const sign = (more: object) => admin.post(`${users}/signer`, { id, ...more });
    expect((await sign({})).body.msg).toBe('请填写核验依据');
    expect((await sign({ proof: '授权委托书' })).status).toBe(200);
    expect((await sign({ proof: '授权委托书' })).status).toBe(409);
    const row = await repositoryOf(companyMember, server.context).first(eq(tableOf(companyMember).id, id));
    expect(row?.duties).toEqual(['preparer', 'signer']);
    await repositoryOf(companyMember, server.context).remove([id]);
    const added = { account: 'signs', companyName: '云澜丙', creditCode: creditCode(), duties: 'signer' };
    expect((await admin.post(`${users}/submit`, added)).body.msg).toContain('授权书');
  });

  describe('with the duty of an administrator', () => {
    it('invite an account of the portal, which is no member until it accepts, and one at a time', async () => {
      await addClerk(server.context, 'new-clerk');
      const invited = { account: 'new-clerk', duties: ['finance'] };
      expect((await as('one-reader').post(`${path}/invite`, invited)).body.msg).toBe(
        '您在该企业没有“成员管理”职责，请联系企业管理员',
      );
      const invite = () => as('one-admin').post(`${path}/invite`, invited);
      const both = await Promise.all([invite(), invite()]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
      expect((await invite()).body.msg).toBe('已向该用户发出邀请，请等待其答复');
      for (const account of ['nobody', 'admin'])
        expect((await as('one-admin').post(`${path}/invite`, { ...invited, account })).status).toBe(400);
      people['new-clerk'] = await personOf(server, 'new-clerk');
      expect((await as('new-clerk').get(`${path}/mine`)).body.data).toEqual([]);
      const waiting = async () => (await as('new-clerk').get(`${path}/invited`)).body.data.records;
      const [offer] = await waiting();
      expect(offer).toMatchObject({ companyName: '甲公司', duties: ['finance'], state: 'open' });
      const answer = (isAccepted: boolean, id = offer.id as string, by = 'new-clerk') =>
        as(by).post(`${path}/answerInvitation`, { id, isAccepted });
      expect((await answer(true, offer.id, 'both')).status).toBe(409);
      expect((await answer(false)).status).toBe(200);
      expect((await answer(true)).status).toBe(409);
      expect(await waiting()).toEqual([]);
      const late = (await invite()).body.data.id as string;
      server.clock.moveBy(7 * 86_400_000);
      for (const account of Object.keys(people)) people[account] = await personOf(server, account);
      expect((await answer(true, late)).body.msg).toBe('邀请已失效，请联系企业管理员重新邀请');
      const gone = (await invite()).body.data.id as string;
      await as('one-admin').post(`${path}/withdrawInvitation`, { id: gone });
      expect((await answer(true, gone)).status).toBe(409);
      await invite();
      const [last] = await waiting();
      const once = await Promise.all([answer(true, last.id), answer(true, last.id)]);
      expect(once.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await invite()).body.msg).toBe('该用户已是企业成员');
      const { records } = (await as('one-admin').get(`${path}/invitations`)).body.data;
      expect(records.map(({ state }: { state: string }) => state)).toEqual([
        ...['accepted', 'withdrawn', 'expired', 'refused'],
      ]);
      people['new-clerk'] = await personOf(server, 'new-clerk');
      expect((await as('new-clerk').get(`${path}/mine`)).body.data).toMatchObject([
        { companyId: one, duties: ['finance'], isActing: true },
      ]);
    });

    it('make nobody a signer, neither themselves: that is for who signs already', async () => {
      const sentence = '签章职责须由本企业现有签章人授权，或由工作人员核验授权书后授予';
      const own = await idOfMember('one-admin', 'one-admin');
      for (const id of [own, await idOfMember('one-admin', 'new-clerk')]) {
        const given = { id, duties: ['administrator', 'signer'] };
        expect((await as('one-admin').post(`${path}/duties`, given)).body.msg).toBe(sentence);
        expect((await as('one-admin').post(`${path}/authorise`, { id })).status).toBe(403);
      }
      const invited = { account: 'single', duties: ['signer'] };
      expect((await as('one-admin').post(`${path}/invite`, invited)).body.msg).toBe(sentence);
      const { status } = await as('both').post(`${path}/authorise`, {
        ...{ id: await idOfMember('one-admin', 'new-clerk'), rev: 999 },
      });
      expect(status).toBe(409);
      const { body } = await as('both').post(`${path}/authorise`, {
        id: await idOfMember('both', 'new-clerk'),
      });
      expect(body.data.duties).toBe('signer,finance');
    });

    it('offer nothing any more that they may no longer give', async () => {
      await addClerk(server.context, 'late');
      await as('one-admin').post(`${path}/invite`, { account: 'late', duties: ['reader'] });
      const late = await personOf(server, 'late');
      const waiting = async () => (await late.get(`${path}/invited`)).body.data.records;
      const [{ id }] = await waiting();
      const members = repositoryOf(companyMember, server.context);
      const admin = await idOfMember('one-admin', 'one-admin');
      await members.update(admin, { duties: ['reader'] });
      expect(await waiting()).toEqual([]);
      expect((await late.post(`${path}/answerInvitation`, { id, isAccepted: true })).status).toBe(409);
      await members.update(admin, { duties: ['administrator'] });
    });

    it('give and take duties, which hold from the next request on', async () => {
      const id = await idOfMember('one-admin', 'new-clerk');
      const given = { id, duties: ['preparer', 'signer'] };
      expect((await as('one-admin').post(`${path}/duties`, given)).body.data.duties).toBe('preparer,signer');
      expect((await as('new-clerk').get(`${path}/mine`)).body.data[0].duties).toEqual(given.duties);
      expect((await as('new-clerk').post(`${path}/duties`, given)).status).toBe(403);
    });

    it('end a membership, which ends what its person sees and does for the company', async () => {
      const [row] = (await as('one-admin').get(`${path}/list`, { memberName: 'new-clerk' })).body.data
        .records;
      const remove = (rev: number) =>
        as('one-admin').post(`${path}/remove`, { ids: row.id, revs: { [row.id]: rev } });
      expect((await remove(row.version - 1)).status).toBe(409);
      expect((await remove(row.version)).status).toBe(200);
      expect((await as('new-clerk').get(`${path}/mine`)).body.data).toEqual([]);
      expect((await as('new-clerk').get('blade-auth/oauth/user-info')).body.data.company_id).toBe('');
      expect(await names('new-clerk')).toEqual([]);
      const { status } = await as('new-clerk').get('policy/policyuserinfo/detailByUid');
      expect(status).toBe(404);
    });

    it('cannot leave the company without one of them, and hand over first', async () => {
      const own = await idOfMember('one-admin', 'one-admin');
      const lost = { ids: own };
      const refused = await as('one-admin').post(`${path}/remove`, lost);
      expect([refused.status, refused.body.msg]).toEqual([
        400,
        '企业至少需要一名成员管理员，请先移交管理员职责',
      ]);
      expect((await as('one-admin').post(`${path}/duties`, { id: own, duties: ['reader'] })).status).toBe(
        400,
      );
      const heir = await idOfMember('one-admin', 'one-reader');
      const stale = await as('one-admin').post(`${path}/handOver`, { id: heir, rev: 999 });
      expect([stale.status, stale.body.msg]).toEqual([409, '数据已被他人修改，请刷新后重试']);
      expect((await as('one-admin').post(`${path}/handOver`, { id: heir })).status).toBe(200);
      expect((await as('one-reader').get(`${path}/mine`)).body.data[0].duties).toEqual([
        'reader',
        'administrator',
      ]);
      expect((await as('one-admin').post(`${path}/remove`, lost)).status).toBe(200);
    });
  });
});

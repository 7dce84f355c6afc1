import type { Duty } from '@policy/shared/contract/companies/duties.ts';
import { beforeAll, describe, expect, it } from 'vitest';

import { addClerk, addCompany, addMember } from '../../../test/companies.ts';
import { describeOnEachServer } from '../../../test/describe-on-server.ts';
import { personOf } from '../../../test/journeys/people.ts';
import type { Person } from '../../../test/journeys/people.ts';
import type { TestServer } from '../../../test/test-server.ts';

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

  describe('with the duty of an administrator', () => {
    it('take in an account of the portal, with duties of its own', async () => {
      await addClerk(server.context, 'new-clerk');
      const invited = { account: 'new-clerk', duties: ['finance'] };
      expect((await as('one-reader').post(`${path}/invite`, invited)).body.msg).toBe(
        '您在该企业没有“成员管理”职责，请联系企业管理员',
      );
      expect((await as('one-admin').post(`${path}/invite`, invited)).status).toBe(200);
      expect((await as('one-admin').post(`${path}/invite`, invited)).body.msg).toBe('该用户已是企业成员');
      for (const account of ['nobody', 'admin'])
        expect((await as('one-admin').post(`${path}/invite`, { ...invited, account })).status).toBe(400);
      people['new-clerk'] = await personOf(server, 'new-clerk');
      expect((await as('new-clerk').get(`${path}/mine`)).body.data).toMatchObject([
        { companyId: one, duties: ['finance'], isActing: true },
      ]);
    });

    it('give and take duties, which hold from the next request on', async () => {
      const id = await idOfMember('one-admin', 'new-clerk');
      const given = { id, duties: ['preparer', 'signer'] };
      expect((await as('one-admin').post(`${path}/duties`, given)).body.data.duties).toBe('preparer,signer');
      expect((await as('new-clerk').get(`${path}/mine`)).body.data[0].duties).toEqual(given.duties);
      expect((await as('new-clerk').post(`${path}/duties`, given)).status).toBe(403);
    });

    it('end a membership, which ends what its person sees and does for the company', async () => {
      const id = await idOfMember('one-admin', 'new-clerk');
      expect((await as('one-admin').post(`${path}/remove`, { ids: id })).status).toBe(200);
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
      expect((await as('one-admin').post(`${path}/handOver`, { id: heir })).status).toBe(200);
      expect((await as('one-reader').get(`${path}/mine`)).body.data[0].duties).toEqual([
        'reader',
        'administrator',
      ]);
      expect((await as('one-admin').post(`${path}/remove`, lost)).status).toBe(200);
    });
  });
});

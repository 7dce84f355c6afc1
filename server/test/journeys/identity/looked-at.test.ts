import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import { beforeAll, expect, it } from 'vitest';

import { tableOf } from '../../../src/kit/table/table.ts';
import { addClerk, addCompany, addMember } from '../../companies.ts';
import { describeOnEachServer, signedIn } from '../../describe-on-server.ts';
import { personOf } from '../people.ts';
import type { Person } from '../people.ts';

const path = 'policy/policyuserinfo';
const phone = '13812345678';

describeOnEachServer('who read what is kept of somebody', (server) => {
  const [admin, acceptor] = [signedIn(server, 'admin'), signedIn(server, 'acceptor')];
  let companyId: string;
  const rows: Record<string, string> = {};
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    companyId = await addCompany(server.context, { companyName: '云澜甲' });
    const elsewhere = await addCompany(server.context, { companyName: '云澜乙' });
    for (const account of ['worker', 'colleague', 'stranger']) {
      await addClerk(server.context, account);
      rows[account] = await addMember(server.context, {
        ...{ account, companyId: account === 'stranger' ? elsewhere : companyId, contactPhone: phone },
      });
      people[account] = await personOf(server, account);
    }
  });
  const told = async (account: string) => (await people[account]!.get(`${path}/lookedAt`)).body.data;

  it('is told by role and agency and reason, never by name, to whom it is about and to nobody else', async () => {
    expect((await acceptor.get(`${path}/detail`, { id: rows.worker! })).body.data.contactPhone).toBe(
      '138****5678',
    );
    const view = await acceptor.get(`${path}/desensitization`, { id: rows.worker! });
    expect(view.body.data.contactPhone).toBe('138****5678');
    const asked = { id: rows.worker, field: 'contactPhone', reason: '核实联系方式' };
    expect((await acceptor.post(`${path}/reveal`, asked)).body.data.value).toBe(phone);
    const { records, total } = await told('worker');
    expect(total).toBe(3);
    expect(records[0]).toMatchObject({
      ...{ act: 'revealed', fields: '联系电话', reason: '核实联系方式', role: '受理人员' },
      agency: expect.any(String),
    });
    expect(JSON.stringify(records)).not.toContain('acceptor');
    expect(records[0]).not.toHaveProperty('account');
    for (const other of ['colleague', 'stranger']) expect((await told(other)).total).toBe(0);
    const seen = (await admin.get(`${path}/accesses`, { id: rows.worker! })).body.data;
    expect(seen.records[0]).toMatchObject({ account: 'acceptor', reason: '核实联系方式' });
  });

  it('is told of a company to all who act for it', async () => {
    await admin.get('policy/company/detail', { id: companyId });
    for (const account of ['worker', 'colleague'])
      expect((await told(account)).records[0]).toMatchObject({ act: 'opened', thing: '企业' });
    expect((await told('stranger')).total).toBe(0);
  });

  it('is written for what an officer saw alone: not for one’s own row, a colleague’s, or what was refused', async () => {
    const count = async () => (await server.database.db.select().from(tableOf(dataAccess))).length;
    const before = await count();
    await people.worker!.get(`${path}/detail`, { id: rows.worker! });
    await people.worker!.get(`${path}/detail`, { id: rows.colleague! });
    await people.worker!.get(`${path}/detailByUid`);
    expect((await people.worker!.get(`${path}/detail`, { id: rows.stranger! })).status).toBe(404);
    await acceptor.post(`${path}/reveal`, { id: rows.worker, field: 'contactPhone', reason: ' ' });
    expect((await people.worker!.get(`${path}/accesses`, { id: rows.worker! })).status).toBe(403);
    expect(await count()).toBe(before);
  });
});

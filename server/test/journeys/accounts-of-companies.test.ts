import { application } from '@policy/shared/contract/entities/application/application.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { OpenedDatabase } from '../../src/database/client.ts';
import { readLinks } from '../../src/kit/table/links.ts';
import { tableOf } from '../../src/kit/table/table.ts';
import { creditCode } from '../companies.ts';
import { enginesHere } from '../database.ts';
import { openUpdated } from './open-cases/old-database.ts';

const id = (at: number) => `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`;
const shared = creditCode();
const written = (at: number) => ({
  ...{ id: id(at), tenant_id: '000000', is_deleted: 0, version: 3, status: 1 },
  ...{ create_time: `2026-01-0${at}T20:00:00Z`, update_time: '2026-02-01T00:00:00Z' },
});
const account = (at: number, more: object) => ({
  ...written(at),
  ...{ uid: id(at + 100), user_type: 'enterprise', company_name: `甲公司${at}`, credit_code: shared },
  ...{ auth_level: 3, account_status: 'active', contact_name: `职员${at}`, contact_phone: '12000001001' },
  ...more,
});
const applied = (at: number) => ({
  ...{ ...written(at), status: 'draft', id: id(at + 200), user_id: id(at + 100), apply_no: `YL${at}` },
  ...{ guide_id: id(900), policy_item_id: id(901), policy_id: id(902), agency_id: id(903) },
  ...{ company_name: '甲公司', credit_code: shared, project_name: '项目', paused_days: 0 },
});

/** Two accounts of one company, a person who applies for himself, and what they had. */
const rows = {
  portal_user: [
    account(2, {}),
    account(1, { revenue_wan: 12.5, certs: ['above'] }),
    account(3, { user_type: 'individual', company_name: '某人', credit_code: '', contact_name: null }),
  ],
  link: [{ owner_id: id(1), field: 'portalUser.industryIds', target_id: id(800), sort: 0 }],
  application: [applied(1), applied(2), applied(3)],
};

describe.each(enginesHere())('accounts of before (%s)', (kind) => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openUpdated(kind, rows);
  });
  afterAll(() => opened.close());

  test('of one credit code are members of one company, which has the facts of the oldest', async () => {
    const companies = await opened.db.select().from(tableOf(company));
    expect(companies).toMatchObject([
      { id: id(1), companyName: '甲公司1', creditCode: shared, revenueWan: 12.5, certs: ['above'] },
    ]);
    expect((await readLinks(opened.db, [id(1)])).get(id(1))).toEqual({ 'company.industryIds': [id(800)] });
    const members = await opened.db
      .select()
      .from(tableOf(companyMember))
      .orderBy(asc(tableOf(companyMember).id));
    expect(members).toMatchObject([
      { id: id(1), uid: id(101), companyId: id(1), memberName: '职员1', fromDate: '2026-01-02' },
      { id: id(2), uid: id(102), companyId: id(1), memberName: '职员2', untilDate: null },
      { id: id(3), uid: id(103), companyId: null, memberName: '某人' },
    ]);
    expect(members[0]?.duties).toEqual(['reader', 'preparer', 'signer', 'finance', 'administrator']);
  });

  test('are shown as before, under the same ids', async () => {
    const table = tableOf(portalUser);
    expect(await opened.db.select().from(table).orderBy(asc(table.id))).toMatchObject([
      { id: id(1), companyName: '甲公司1', userType: 'enterprise', contactPhone: '12000001001', version: 6 },
      { id: id(2), companyName: '甲公司1', contactName: '职员2', companyId: id(1) },
      { id: id(3), companyName: '某人', userType: 'individual', creditCode: null, companyId: null },
    ]);
  });

  test('leave their applications to the company', async () => {
    const table = tableOf(application);
    const kept = await opened.db.select().from(table).orderBy(asc(table.id));
    expect(kept.map((row) => [row.userId, row.companyId])).toEqual([
      ...[id(101), id(102)].map((userId) => [userId, id(1)]),
      [id(103), null],
    ]);
  });
});

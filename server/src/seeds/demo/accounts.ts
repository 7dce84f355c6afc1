import { department } from '@policy/shared/contract/entities/people/department.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { and, eq, isNull } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { inTransaction } from '../../kit/transaction/transaction.ts';
import { tableOf } from '../../kit/table/table.ts';
import { addDemonstrationAccount } from '../accounts.ts';
import type { AccountSeed } from '../accounts.ts';
import { addClients } from '../clients.ts';
import type { ClientSeed } from '../clients.ts';
import { insertMissing } from '../insert-missing.ts';
import { firstTenant } from '../reference/first-tenant.ts';
import type { RoleAlias } from '../reference/roles.ts';
import { nameInEnglish } from '../name-in-english.ts';
import { runOnce } from '../seed-run.ts';
import { idOf } from '../slug-id.ts';
import type { SlugRow } from '../slug-rows.ts';
import agencies from './data/agency.json' with { type: 'json' };

const district: SlugRow = {
  ...{
    id: 'district',
    deptName: '云澜区',
    fullName: '云澜区人民政府',
    nameEn: 'Yunlan District People’s Government',
    deptNameEn: 'Yunlan District',
  },
  sort: 1,
};

/** A client for other systems: password in exchange for a token, people of both kinds. */
const integration: ClientSeed = {
  ...{ id: 'client:integration', clientId: 'integration', secret: 'integration_secret' },
  grantTypes: ['password', 'refresh_token'],
  userType: 0,
};

const officer = (
  account: string,
  realName: string,
  [role, departmentSlug = district.id]: [RoleAlias, string?],
): AccountSeed => ({
  ...{ id: `user:${account}`, account, password: account, realName, userType: 1 as const },
  roles: [role],
  departments: [departmentSlug],
});

/** Officers of the district, each with his account as his password; one reviewer belongs to a single agency. */
export const officers: readonly AccountSeed[] = [
  officer('admin', '林知远', ['administrator']),
  officer('manager', '许安然', ['admin']),
  officer('acceptor', '周文静', ['acceptor']),
  officer('reviewer', '陈思齐', ['reviewer']),
  officer('reviewer03', '何子航', ['reviewer', 'a03']),
  officer('lead', '梁国栋', ['lead']),
  officer('clerk', '苏晓彤', ['clerk']),
  officer('finance', '郑伟明', ['finance']),
  officer('editor', '方可欣', ['editor']),
  officer('publisher', '罗建华', ['contentReviewer']),
];

/** The district's agencies and the demonstration's officers, in a database that has had the reference seed; safe to repeat. */
export const seedOfficers = (context: Context): Promise<void> =>
  inTransaction(context, async (inside) => {
    await addClients(inside, [integration]);
    const units = agencies.map((agency) => ({ ...agency, parentId: district.id }));
    await insertMissing(department, inside, [district]);
    await insertMissing(department, inside, units);
    const names = { rows: [district, ...units], own: 'deptName', english: 'deptNameEn' };
    await runOnce(inside, 'short english names', (once) => nameInEnglish(department, once, names));
    for (const [index, seed] of officers.entries()) await addDemonstrationAccount(inside, seed, index + 1);
    await runOnce(inside, 'leaders of departments', nameLeaders);
    await answerLocally(inside);
  });

/** Whom processes ask as the leader of a department. */
const leaders = { [district.id]: 'user:manager', a03: 'user:lead' };

async function nameLeaders({ db }: Context) {
  const table = tableOf(department);
  for (const [unit, person] of Object.entries(leaders)) {
    const unled = and(eq(table.id, idOf(unit)), isNull(table.leaderId));
    await db
      .update(table)
      .set({ leaderId: idOf(person) })
      .where(unled);
  }
}

/** The demonstration is looked at on the machine it runs on. */
async function answerLocally({ db }: Context) {
  const table = tableOf(tenant);
  const unnamed = and(eq(table.id, idOf(firstTenant)), isNull(table.domain));
  await db.update(table).set({ domain: 'localhost,127.0.0.1' }).where(unnamed);
}

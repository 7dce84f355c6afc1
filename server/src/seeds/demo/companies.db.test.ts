import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { seedContext } from '../../../test/seed-context.ts';
import { describeOnEachDatabase } from '../../../test/database.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { tableOf } from '../../kit/table/table.ts';
import { formOf, mainForm } from '../../forms/form-versions.ts';
import '../../modules/content/index.ts';
import { matches } from '../../accounts/passwords.ts';
import { userTable } from '../../accounts/tables.ts';
import { demonstrationAccounts } from '../../modules/sign-in/tables.ts';
import { seedForms } from '../reference/forms.ts';
import { seedFirstTenant } from '../reference/first-tenant.ts';
import { idOf } from '../slug-id.ts';
import { seedOfficers } from './accounts.ts';
import { seedCompanies } from './companies.ts';
import { seedContent } from './content.ts';

describeOnEachDatabase('the seeds of a demonstration', (database) => {
  const steps: string[] = [];
  let context: Context;

  async function seed() {
    await seedFirstTenant(context);
    await seedForms(context);
    await seedOfficers(context);
    await seedContent(context, (step) => steps.push(step));
    await seedCompanies(context);
  }

  beforeAll(async () => {
    context = seedContext(database());
    await seed();
  });

  it('give each company an account that opens with its own name', async () => {
    const [first] = await context.db
      .select()
      .from(userTable)
      .where(eq(userTable.id, idOf('u-c001')));
    expect(first).toMatchObject({ account: 'yunlan-c001', userType: 2, mustChangePassword: 0 });
    expect(await matches(hashPassword('yunlan-c001'), first!.passwordHash as string)).toBe(true);
  });

  it('know twelve companies, one of which waits to be approved', async () => {
    const companies = await repositoryOf(portalUser, context).all(undefined);
    expect(companies).toHaveLength(12);
    expect(companies.filter(({ accountStatus }) => accountStatus === 'pending')).toHaveLength(1);
    const first = companies.find(({ uid }) => uid === idOf('u-c001'));
    expect(first).toMatchObject({ certs: ['hightech', 'above'], revenueWan: 12600, userType: 'enterprise' });
    const own = eq(tableOf(company).id, first!.companyId!);
    expect(await repositoryOf(company, context).all(own)).toMatchObject([
      { industryIds: [idOf('ind-01')], companyName: first!.companyName },
    ]);
  });

  it('tell their accounts after the officers’', async () => {
    const told = await context.db
      .select()
      .from(demonstrationAccounts)
      .orderBy(asc(demonstrationAccounts.sort));
    expect(told.at(-1)?.password).toBe('yunlan-c078');
    expect(told).toHaveLength(22);
  });

  it('let a form be read in the language of its reader', async () => {
    const read = (locale: 'zh' | 'en') =>
      formOf({ ...context, locale }, { formKey: 'form_culture_rent', formVersion: 1 });
    expect((await read('zh')).schema.title).toBe('文化创意企业房租补贴申请表');
    expect((await read('en')).schema.title).toBe('Application for a rent subsidy of a cultural company');
    expect(await mainForm(context, { formKey: 'form_unknown' })).toBeNull();
    expect(await mainForm(context, { formKey: null })).toBeNull();
  });

  it('leave a second start as the first one left it, with what people changed', async () => {
    const table = tableOf(policy);
    await context.db
      .update(table)
      .set({ title: '改过的标题' })
      .where(eq(table.id, idOf('pol-001')));
    const count = steps.length;
    await seed();
    expect(steps.slice(count)).toEqual([]);
    expect((await repositoryOf(policy, context).find(idOf('pol-001')))?.title).toBe('改过的标题');
    expect(await repositoryOf(policy, context).count()).toBe(40);
  });
});

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { duties } from '@policy/shared/contract/companies/duties.ts';
import { initialKinds } from '@policy/shared/contract/tenants/opening.ts';
import type { OpenedTenant } from '@policy/shared/contract/tenants/opening.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';

import { setPassword } from '../../src/accounts/set-password.ts';
import { storedForm } from '../../src/accounts/passwords.ts';
import { repositoryOf } from '../../src/kit/rows/repository.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import { asSystem } from '../../src/kit/rules/rules.ts';
import { found } from '../../src/kit/runtime/errors.ts';
import { tableOf } from '../../src/kit/table/table.ts';
import { seedForms } from '../../src/seeds/reference/forms.ts';
import { seedMessageTemplates } from '../../src/seeds/reference/message-templates.ts';
import { seedPlatform } from '../../src/seeds/reference/platform.ts';
import { seedProcesses } from '../../src/seeds/reference/processes.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { addCompany } from '../companies.ts';
import { describeOnEachServer, signedIn } from '../describe-on-server.ts';
import { filesWanted } from './files-wanted.ts';
import { answersTo } from './form-answers.ts';
import { personOf } from './people.ts';
import type { Person } from './people.ts';

const given = 'First-Day-26';
const own = 'Second-Day-26';

/** Opened with all that the installation's own tenant has, and then used without setting up anything else. */
describeOnEachServer('a tenant that was opened from a template', (server) => {
  const admin = signedIn(server, 'admin');
  let opened: OpenedTenant;
  let there: Context;

  beforeAll(async () => {
    await seedPlatform(server.context);
    await seedMessageTemplates(server.context);
    await seedForms(server.context);
    await seedProcesses(server.context, server.workflow);
    const { body } = await admin.post('blade-system/tenant/open', {
      ...{ tenantName: '新区', packageId: idOf('package:full'), adminAccount: 'boss', adminPassword: given },
      ...{ adminName: '陈主任', adminPhone: '13800001234', templateTenantId: '000000' },
      copied: [...initialKinds],
    });
    expect(body).toMatchObject({ code: 200 });
    opened = body.data;
    there = { ...server.context, tenantId: opened.tenantId };
  });

  const done = async (by: Person, path: string, payload: object) => {
    const { body } = await by.post(path, payload);
    expect(body, `${path} ${JSON.stringify(body)}`).toMatchObject({ code: 200 });
    return body.data;
  };

  /** Adds somebody to the new tenant with the role of an alias, and answers his id. */
  async function addPerson(account: string, alias: string, userType: 1 | 2 = 1): Promise<string> {
    const { id: roleId } = found(await repositoryOf(role, there).first(eq(tableOf(role).roleAlias, alias)));
    const dept = found(await repositoryOf(department, there).first(undefined));
    const row = await repositoryOf(user, there).insert({
      ...{ account, name: account, realName: account, userType, roleId: [roleId] },
      deptId: [dept.id],
    });
    await setPassword(there, row.id, await storedForm(given));
    return row.id;
  }

  /** Signs somebody in who has replaced the password that others chose. */
  async function firstDay(account: string): Promise<Person> {
    const { tenantId } = opened;
    const person = await personOf(server, account, { tenantId, password: given });
    const change = { oldPassword: hashPassword(given), newPassword: own, newPassword1: own };
    await done(person, 'blade-user/update-password', change);
    return person;
  }

  test('lets its administrator in, who is called as was said and sees the menus of the package', async () => {
    const boss = await firstDay('boss');
    const { records } = (await boss.get('blade-user/page')).body.data;
    expect(records).toMatchObject([{ account: 'boss', realName: '陈主任', roleName: '租户管理员' }]);
    const routes = JSON.stringify((await boss.get('blade-system/menu/routes')).body.data);
    for (const path of ['/policy/policyitemguide', '/process/claim', '/authority/role'])
      expect(routes).toContain(path);
    expect(routes).not.toContain('/system/tenantpackage');
    const names = async (by: Person, path: string) => (await by.get(path)).body.data;
    for (const path of ['blade-workflow/process/deployedNames', 'policy/projectinfo/formNames'])
      expect(await names(boss, path)).toEqual(await names(admin, path));
    const roles = (await boss.get('blade-system/role/list', { roleAlias: 'acceptor' })).body.data.records;
    expect(roles).toMatchObject([{ roleName: '受理人员' }]);
  });

  test('takes a case by a guide to the people of its own roles', async () => {
    const agency = found(await repositoryOf(department, there).first(undefined));
    const guideId = await addGuide(agency.id);
    const uid = await addPerson('firm', 'applicant', 2);
    await repositoryOf(companyMember, there).insert({
      ...{ uid, memberName: 'firm', fromDate: '2000-01-01', duties: [...duties], authLevel: 3 },
      ...{ accountStatus: 'active', companyId: await addCompany(there, { companyName: '新区一厂' }) },
    });
    const company = await firstDay('firm');
    const consents = ['userAgreement', 'privacy', 'bankAccount'].map((kind) => `${kind}@1`).join(',');
    await done(company, 'policy/consent/give', { consents });
    const { id } = await done(company, 'policy/projectinfo/draft', { guideId });
    const { form, materials } = (await company.get('policy/projectinfo/case', { id })).body.data;
    expect(filesWanted(materials)).toEqual([]);
    const saved = await done(company, 'policy/projectinfo/submit', {
      ...{ id, formData: answersTo(form), applyAmountWan: 5 },
      ...{ accountName: '新区一厂', bankName: '江屿银行', bankAccount: '6222000011112222' },
    });
    await done(company, 'policy/projectinfo/declare', { id, version: saved.version, agreed: true });

    await addPerson('taker', 'acceptor');
    const clerk = await firstDay('taker');
    const { records } = (await clerk.get('blade-workflow/process/claimList')).body.data;
    expect(records).toHaveLength(1);
    await done(clerk, 'blade-workflow/process/claimTask', { taskId: records[0].taskId });
    const strangers = await personOf(server, 'acceptor');
    expect((await strangers.get('blade-workflow/process/claimList')).body.data.records).toEqual([]);
  });

  async function addGuide(agencyId: string): Promise<string> {
    const written = asSystem(there, 'content that has been published already');
    const { id: policyId } = await repositoryOf(policy, written).insert({
      ...{ title: '新区办法', issuer: '区政府', agencyId, docType: 'policy', topic: '产业' },
      ...{ publishDate: '2026-01-05', summary: '一', body: '<p>一</p>', status: 'published' },
    });
    const item = await repositoryOf(policyItem, written).insert({
      ...{ policyId, name: '补助', supportMode: 'award', standard: '一' },
    });
    const guide = await repositoryOf(itemGuide, written).insert({
      ...{ policyId, policyItemId: item.id, agencyId, itemCode: 'NEW-1', title: '补助', standard: '一' },
      ...{ fulfilMode: 'timed', supportMode: 'award', windowType: 'always', conditions: ['一'] },
      ...{ processDefKey: 'wf_apply_standard', formKey: 'form_research', status: 'published', isOnline: 1 },
    });
    return guide.id;
  }
});

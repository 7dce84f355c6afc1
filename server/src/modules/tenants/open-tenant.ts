import { department } from '@policy/shared/contract/entities/people/department.ts';
import { position } from '@policy/shared/contract/entities/people/position.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { businessDictionary } from '@policy/shared/contract/entities/system/business-dictionary.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { refusalSentence } from '@policy/shared/messages/sentences.ts';
import { v7 as uuidv7 } from 'uuid';

import { assertGood, storedForm } from '../../accounts/passwords.ts';
import { setPassword } from '../../accounts/set-password.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { asSystem } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { atField, InvalidDraft } from '../../kit/runtime/errors.ts';
import { copyTemplates } from './copy-templates.ts';
import { fitRoles } from './fit-roles.ts';

type Tenant = RowOf<typeof tenant>;

/** The administrator that a new tenant begins with. */
interface FirstAdministrator {
  account: string;
  password: string;
}

/** The first administrator as a draft names him; refuses one without an account or a good password. */
export async function readAdministrator(
  sent: Readonly<Record<string, unknown>>,
  { locale }: Context,
): Promise<FirstAdministrator> {
  const said = (field: string) => (typeof sent[field] === 'string' ? sent[field].trim() : '');
  const [account, password] = [said('adminAccount'), said('adminPassword')];
  const lacking = [
    ...(account === '' ? [['adminAccount', 'tenant.account'] as const] : []),
    ...(password === '' ? [['adminPassword', 'tenant.password'] as const] : []),
  ];
  if (lacking.length > 0)
    throw new InvalidDraft(
      lacking.map(([field, code]) => ({ field, message: refusalSentence(code, {}, locale) })),
    );
  await atField('adminPassword', assertGood(password, account));
  return { account, password };
}

/** Gives a new tenant its first department, post, role and administrator, and the platform's own business dictionaries. */
export async function openTenant(context: Context, row: Tenant, { account, password }: FirstAdministrator) {
  // As the system itself: the caller belongs to another tenant, and so would everything that he adds.
  const there: Context = { ...context, tenantId: row.tenantId, actor: null };
  const { tenantName } = row;
  const dept = await repositoryOf(department, there).insert({
    ...{ deptName: tenantName, fullName: tenantName, deptCategory: 'company', sort: 1 },
  });
  const post = await repositoryOf(position, there).insert({
    ...{ category: 'senior', postCode: 'admin', sort: 1 },
    ...{ postName: catalogue('zh').firstPost, postNameEn: catalogue('en').firstPost },
  });
  const admin = await repositoryOf(role, there).insert({
    ...{ roleName: catalogue('zh').roles.admin, roleNameEn: catalogue('en').roles.admin },
    ...{ roleAlias: 'admin', sort: 1 },
  });
  if (row.packageId) await fitRoles(there, row.tenantId, row.packageId);
  const person = await repositoryOf(user, there).insert({
    ...{ account, name: account, realName: row.linkman ?? account, userType: 1, status: 1 },
    ...{ roleId: [admin.id], deptId: [dept.id], postId: [post.id] },
  });
  await setPassword(there, person.id, await storedForm(password));
  await copyDictionaries(context, there);
  await copyTemplates(context, there);
}

/** Copies with ids of their own, so that neither tenant changes the other's; entries come after what they hang below. */
async function copyDictionaries(from: Context, to: Context): Promise<void> {
  const rows = await repositoryOf(businessDictionary, from).all(undefined);
  const copied = asSystem(to, 'copies of dictionaries that the rules have let in');
  const copies = new Map<string, string>();
  const isNext = ({ id, parentId }: (typeof rows)[number]) =>
    !copies.has(id) && (!parentId || copies.has(parentId));
  for (let level = rows.filter(isNext); level.length > 0; level = rows.filter(isNext)) {
    const drafts = level.map(({ parentId, ...row }) => ({
      id: uuidv7(),
      draft: { ...entryOf(row), parentId: parentId ? copies.get(parentId) : null },
    }));
    level.forEach(({ id }, index) => copies.set(id, drafts[index]?.id ?? id));
    await repositoryOf(businessDictionary, copied).insertMany(drafts);
  }
}

function entryOf(row: Omit<RowOf<typeof businessDictionary>, 'parentId'>) {
  const { code, dictKey, dictValue, nameEn, sort, isSealed, remark } = row;
  return { code, dictKey, dictValue, nameEn, sort, isSealed, remark };
}

import { companyMember } from '@policy/shared/contract/entities/companies/company-member.ts';
import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { dataAccess } from '@policy/shared/contract/entities/log/data-access.ts';
import type { dataAccessActs } from '@policy/shared/contract/entities/log/data-access.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { Actor, Context } from '../kit/runtime/context.ts';

/** Rows seen by an officer, of one entity and in one act. */
export interface Seen {
  act: (typeof dataAccessActs)[number];
  entity: Entity;
  rows: readonly object[];
  /** Names of the fields that were told in clear. */
  field?: string;
  reason?: string;
}

/** Entities whose rows are about a person, and the field that says about whom. */
const aboutPeople = new Map<Entity, string>([
  [user, 'id'],
  [companyMember, 'uid'],
  [portalUser, 'uid'],
]);

const officerType = 1;

/**
 * Writes down that an officer saw what is kept of people or companies, in the transaction that tells it. What portal users
 * see of their own company, and what everybody sees of himself, is nobody's reading of a file.
 */
export async function noteAccess(
  context: Context,
  { act, entity, rows, field, reason }: Seen,
): Promise<void> {
  const { actor, remoteIp } = context;
  if (actor?.userType !== officerType) return;
  const by = {
    ...{ account: actor.account, act, entity: entity.name, remoteIp },
    ...(await standingOf(context, actor)),
    ...{ field: field ?? null, reason: reason ?? null },
  };
  const told = rows.flatMap((row) => {
    const subject = subjectOf(entity, row);
    const isHis = subject.subjectId === actor.userId;
    const isNobodys = subject.subjectId === null && subject.companyId === null;
    return isHis || isNobodys ? [] : [{ id: uuidv7(), draft: { ...by, ...subject } }];
  });
  if (told.length > 0) await repositoryOf(dataAccess, context).insertMany(told);
}

/** As what he acts, where that is known in the tenant whose rows he sees: the platform's administrator comes from another. */
async function standingOf(context: Context, { roleIds, deptIds }: Actor) {
  const [[roleId], [deptId]] = [roleIds, deptIds];
  const isRole = roleId && (await repositoryOf(role, context).names([roleId])).has(roleId);
  const isUnit = deptId && (await repositoryOf(department, context).names([deptId])).has(deptId);
  return { roleId: isRole ? roleId : null, deptId: isUnit ? deptId : null };
}

/** Whom a row is about: a person by his own row or membership, else the company that it belongs to, else its person. */
function subjectOf(entity: Entity, row: object) {
  const values = new Map<string, unknown>(Object.entries(row));
  const id = (field: string | undefined): string | null => {
    const value = field === undefined ? undefined : values.get(field);
    return typeof value === 'string' ? value : null;
  };
  const person = id(aboutPeople.get(entity));
  const companyId = entity === company ? id('id') : id(entity.scope?.company);
  const owner = companyId === null && entity.scope?.company ? id(entity.scope.user) : null;
  return { subjectId: person ?? owner, companyId, rowId: id('id') ?? '' };
}

import { company } from '@policy/shared/contract/entities/companies/company.ts';
import { department } from '@policy/shared/contract/entities/people/department.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import { and, eq, isNull, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { withAbove } from '../../../kit/crud/branches.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { links } from '../../../kit/table/links.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { wfInstance, wfTask, wfTaskCandidate } from '../tables.ts';

const [users, departments, roles] = [tableOf(user), tableOf(department), tableOf(role)];
const companies = tableOf(company);
const inUse = sql`u.is_deleted = 0 and u.status = 1`;
const uuid = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';

/** Whether an id is that of somebody in use of a tenant, or of a company; models may name what is no id. */
function isThere(id: SQL, tenantId: string): SQL {
  const ofId = (as: SQL) => sql`${as}.id = case when ${id} ~ ${uuid} then ${id}::uuid end`;
  const [u, c] = [sql`u`, sql`c`];
  return sql`(exists (select 1 from ${users} u where u.tenant_id = ${tenantId} and ${inUse} and ${ofId(u)})
    or exists (select 1 from ${companies} c where c.tenant_id = ${tenantId} and ${ofId(c)}))`;
}

/** A role and a department to which tasks are offered; either may be any. */
interface Offer {
  roleId: string | null;
  departmentId: string | null;
}

/**
 * Open tasks of officers that are for nobody who is in use: their holder has gone, or they are offered to people, roles
 * and departments of which nobody is there.
 */
export async function isForNobody(context: Context): Promise<SQL | undefined> {
  const { tenantId } = context;
  const empty = (await offersToNobody(context)).map(({ roleId, departmentId }) =>
    and(
      ...[isNull(wfTaskCandidate.userId), sql`${wfTaskCandidate.roleId} is not distinct from ${roleId}`],
      sql`${wfTaskCandidate.departmentId} is not distinct from ${departmentId}`,
    ),
  );
  const isMeant = or(
    isThere(sql`${wfTaskCandidate.userId}`, tenantId),
    and(isNull(wfTaskCandidate.userId), not(or(...empty) ?? sql`false`)),
  );
  const somebody = sql`exists (select 1 from ${wfTaskCandidate} where ${wfTaskCandidate.taskId} = ${wfTask.id} and ${isMeant})`;
  const holder = sql`${wfTask.assigneeId}`;
  const hasGone = sql`${holder} <> ${wfInstance.ownerId} and not ${isThere(holder, tenantId)}`;
  return and(
    ...[isNull(wfTask.endedAt), eq(wfTask.isOwners, false)],
    or(hasGone, and(isNull(wfTask.assigneeId), not(somebody))),
  );
}

async function offersToNobody(context: Context): Promise<readonly Offer[]> {
  const { db, tenantId } = context;
  const { roleId, departmentId } = wfTaskCandidate;
  const offered = await db
    .selectDistinct({ roleId, departmentId })
    .from(wfTaskCandidate)
    .where(
      and(eq(wfTaskCandidate.tenantId, tenantId), wfTaskCandidate.isOffered, isNull(wfTaskCandidate.userId)),
    );
  if (offered.length === 0) return [];
  const held = await heldRoles(context);
  const tree = await db
    .select({ id: departments.id, parentId: departments.parentId })
    .from(departments)
    .where(and(eq(departments.tenantId, tenantId), eq(departments.isDeleted, 0)));
  return offered.filter((offer) => {
    // Who acts for a department is who belongs to it or to one above it.
    const near = offer.departmentId === null ? null : withAbove(tree, [offer.departmentId]);
    return !held.some(
      ({ id, alias, deptId }) =>
        (offer.roleId === null || offer.roleId === id || offer.roleId === alias) &&
        (near === null || (deptId !== null && near.includes(deptId))),
    );
  });
}

/** The roles that people in use hold, by the departments that they belong to. */
async function heldRoles({ db, tenantId }: Context) {
  const target = (field: string, as: string) =>
    sql`left join ${links} ${sql.raw(as)} on ${sql.raw(as)}.owner_id = u.id and ${sql.raw(as)}.field = ${field}`;
  const rows = await db.execute<{ id: string | null; alias: string | null; dept: string | null }>(
    sql`select distinct r.id::text as id, r.role_alias as alias, d.target_id::text as dept from ${users} u
      ${target('user.roleId', 'h')} left join ${roles} r on r.id = h.target_id and r.is_deleted = 0
      ${target('user.deptId', 'd')} where u.tenant_id = ${tenantId} and ${inUse}`,
  );
  return rows.rows.map(({ id, alias, dept }) => ({ id, alias, deptId: dept }));
}

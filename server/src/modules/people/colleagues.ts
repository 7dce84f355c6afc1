import { duties } from '@policy/shared/contract/companies/duties.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { loadGrants } from '../../accounts/load-grants.ts';
import { userTable } from '../../accounts/tables.ts';
import type { Context } from '../../kit/runtime/context.ts';

/** An officer by name, and the context in which he reads who has just signed in. */
interface Colleague {
  name: string;
  context: Context;
}

const isOfficer = and(eq(userTable.isDeleted, 0), eq(userTable.status, 1), eq(userTable.userType, 1));

/**
 * The officers in use of the caller's tenant among some ids. Read past the caller's own reach: whoever hands work on picks
 * from all colleagues.
 */
export async function colleaguesOf(context: Context, ids: readonly string[]): Promise<readonly Colleague[]> {
  const { db, tenantId } = context;
  const officers = await db
    .select({ userId: userTable.id, account: userTable.account, name: userTable.realName })
    .from(userTable)
    .where(and(eq(userTable.tenantId, tenantId), inArray(userTable.id, [...ids]), isOfficer));
  const colleagues: Colleague[] = [];
  for (const { userId, account, name } of officers) {
    const { postIds: _, ...grants } = await loadGrants(db, { userId, tenantId });
    const himself = { sessionId: '', clientId: '', userId, account, name, userType: 1 };
    const actor = { ...himself, ...grants, companyId: null, duties };
    colleagues.push({ name, context: { ...context, actor } });
  }
  return colleagues;
}

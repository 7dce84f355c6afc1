import { and, eq, inArray } from 'drizzle-orm';

import { asPeople } from '../../accounts/as-person.ts';
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
  const contexts = await asPeople(
    context,
    officers.map((officer) => ({ ...officer, userType: 1 as const })),
  );
  return contexts.map((there, at) => ({ name: officers[at]?.name ?? '', context: there }));
}

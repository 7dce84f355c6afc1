import { duties } from '@policy/shared/contract/companies/duties.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { loadGrants } from '../../accounts/load-grants.ts';
import { userTable } from '../../accounts/tables.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';

/**
 * Refuses people to whom a task cannot go: whoever is no officer in use of the caller's tenant, and whoever may not read
 * the case. What its effects ask for besides is asked of him when he acts.
 */
export async function assertColleagues(
  context: Context,
  workflow: Workflow,
  { taskId, ids }: { taskId: string; ids: readonly string[] },
): Promise<void> {
  const { task } = await workflow.taskDetail(context, taskId);
  const about = await workflow.instanceDetail(context, task.processInstanceId);
  const there = { caseType: about.caseType, businessKey: about.instance.businessKey };
  const wanted = [...new Set(ids)];
  const people = await officers(context, wanted);
  if (people.length < wanted.length) throw new Refusal('workflow.targetUnknown');
  for (const person of people) {
    const reads = await workflow.readsCase(there, await asPerson(context, person));
    if (!reads) throw new Refusal('workflow.targetReach', { name: person.name });
  }
}

interface Officer {
  id: string;
  account: string;
  name: string;
}

const isOfficer = and(eq(userTable.isDeleted, 0), eq(userTable.status, 1), eq(userTable.userType, 1));

/** Read past the caller's own reach: whoever hands work on picks from all colleagues. */
const officers = ({ db, tenantId }: Context, ids: readonly string[]): Promise<Officer[]> =>
  db
    .select({ id: userTable.id, account: userTable.account, name: userTable.realName })
    .from(userTable)
    .where(and(eq(userTable.tenantId, tenantId), inArray(userTable.id, [...ids]), isOfficer));

/** The context in which a colleague reads who has just signed in. */
async function asPerson(context: Context, { id: userId, account, name }: Officer): Promise<Context> {
  const { postIds: _, ...grants } = await loadGrants(context.db, { userId, tenantId: context.tenantId });
  const himself = { sessionId: '', clientId: '', userId, account, name, userType: 1 };
  return { ...context, actor: { ...himself, ...grants, companyId: null, duties } };
}

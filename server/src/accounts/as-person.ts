import { duties } from '@policy/shared/contract/companies/duties.ts';

import type { Actor, Context } from '../kit/runtime/context.ts';
import { loadGrants } from './load-grants.ts';

/** The context in which a person reads who has just signed in. */
export async function asPerson(
  context: Context,
  person: Pick<Actor, 'userId' | 'account' | 'name' | 'userType'>,
): Promise<Context> {
  const { db, tenantId } = context;
  const { postIds: _, ...grants } = await loadGrants(db, { userId: person.userId, tenantId });
  const actor = { ...person, ...grants, sessionId: '', clientId: '', companyId: null, duties };
  return { ...context, actor };
}

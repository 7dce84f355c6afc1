import { duties } from '@policy/shared/contract/companies/duties.ts';

import type { Actor, Context } from '../kit/runtime/context.ts';
import { grantsOfAll } from './load-grants.ts';

type Person = Pick<Actor, 'userId' | 'account' | 'name' | 'userType'>;

/** The context in which a person reads who has just signed in. */
export async function asPerson(context: Context, person: Person): Promise<Context> {
  const [there] = await asPeople(context, [person]);
  if (!there) throw new Error('One person was asked for, and no context was told');
  return there;
}

/** The same for several people, in their order and in as many queries as for one. */
export async function asPeople(context: Context, people: readonly Person[]): Promise<Context[]> {
  const { db, tenantId } = context;
  const held = await grantsOfAll(db, tenantId, people);
  return people.flatMap((person, at) => {
    const grants = held[at];
    if (!grants) return [];
    const { postIds: _, ...given } = grants;
    return [
      { ...context, actor: { ...person, ...given, sessionId: '', clientId: '', companyId: null, duties } },
    ];
  });
}

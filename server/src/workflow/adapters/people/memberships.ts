import type { Duty } from '@policy/shared/contract/companies/duties.ts';

import { found } from '../../../kit/runtime/errors.ts';
import type { Actor as Caller, Context } from '../../../kit/runtime/context.ts';
import type { Actor } from '../../command.ts';
import { doerOf } from '../actor.ts';

/** What is known of the members of companies, which the engine has to be told: it knows ids alone. */
export interface Memberships {
  /** Who may act for a company at the moment and has one of some duties. */
  membersOf: (
    context: Context,
    asked: { companyId: string; duties: readonly Duty[] },
  ) => Promise<readonly string[]>;
  /** For which company the caller may act, and as what, from now to the end of his transaction. */
  ofCaller: (context: Context) => Promise<Pick<Caller, 'companyId' | 'duties'>>;
}

/** For engines without companies. */
export const noMemberships: Memberships = {
  membersOf: () => Promise.resolve([]),
  ofCaller: ({ actor }) => Promise.resolve(found(actor)),
};

/** Who acts, by what he is for his company now: a session keeps for some seconds what was taken from him. */
export async function doerNow(
  context: Context,
  authority: Actor['authority'],
  { ofCaller }: Memberships,
): Promise<Actor> {
  const { actor } = context;
  if (!actor || actor.companyId === null) return doerOf(context, authority);
  return doerOf({ ...context, actor: { ...actor, ...(await ofCaller(context)) } }, authority);
}

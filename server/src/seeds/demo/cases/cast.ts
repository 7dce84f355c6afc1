import { eq } from 'drizzle-orm';

import { loadGrants } from '../../../accounts/load-grants.ts';
import { firstCompanyOf, loadMembership } from '../../../membership/membership.ts';
import { userTable } from '../../../accounts/tables.ts';
import type { Actor, Context } from '../../../kit/runtime/context.ts';

/** Contexts in which the people of the demonstration act, at whatever time the replay's clock shows. */
export class Cast {
  readonly #context: Context;
  readonly #actors = new Map<string, Actor>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Somebody's context on an open transaction. */
  async as(account: string, context: Context): Promise<Context> {
    const actor = this.#actors.get(account) ?? (await this.#load(account));
    this.#actors.set(account, actor);
    return { ...context, actor };
  }

  async #load(account: string): Promise<Actor> {
    const { db, tenantId } = this.#context;
    const [row] = await db
      .select({ userId: userTable.id, name: userTable.realName, userType: userTable.userType })
      .from(userTable)
      .where(eq(userTable.account, account))
      .limit(1);
    if (!row) throw new Error(`The demonstration has no account ${account}`);
    const person = { userId: row.userId, tenantId };
    const { postIds: _posts, ...grants } = await loadGrants(db, person);
    const now = this.#context.clock.now();
    const companyId = await firstCompanyOf(db, person, now);
    const acting = await loadMembership(db, { ...person, companyId }, now);
    return { sessionId: 'seed', clientId: 'seed', account, ...row, ...grants, ...acting };
  }
}

import { portalUser } from '@policy/shared/contract/entities/companies/portal-user.ts';
import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { assertMayManage } from '../../../accounts/person-bounds.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import { withRights } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { holdMembers } from '../../../membership/administrators.ts';

/** The same officer over the rows that the view reads: how far he reaches, the view's own row has said. */
export const behindView = (context: Context): Context =>
  withRights(context, {
    permissions: new Set([...(context.actor?.permissions ?? []), 'companymember_view', 'company_view']),
    scopes: new Map(),
  });

/** Who may apply, and the account behind him. */
export interface ManagedUser {
  row: RowOf<typeof portalUser>;
  person: RowOf<typeof user>;
}

/** The row that an act is about, and how it stood when the officer read it. */
export const aboutUser = z.object({
  id: z.string().max(40),
  rev: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
});

const people = tableOf(user);
const portalUserType = 2;

/**
 * The policy user that an officer acts on, within his tenant and reach, held until the end of the transaction with the members
 * of his company; refuses accounts of the back-office, and a row that has changed since he read it.
 */
export async function managedUser(
  context: Context,
  { id, rev }: z.output<typeof aboutUser>,
): Promise<ManagedUser> {
  const seen = await repositoryOf(portalUser, context).get(id);
  if (seen.companyId !== null) await holdMembers(context, seen.companyId);
  const theirs = and(eq(people.tenantId, context.tenantId), eq(people.id, seen.uid));
  await context.db.select({ id: people.id }).from(people).where(theirs).for('update');
  // Whole and as it stands now: what was read above may have waited for another officer's act.
  const row = found(await repositoryOf(portalUser, context).first(eq(tableOf(portalUser).id, id)));
  const person = found(await repositoryOf(user, context).first(eq(people.id, row.uid)));
  if (person.userType !== portalUserType) throw new Refusal('policyUser.notPortal');
  await assertMayManage(context, [person]);
  if (rev !== undefined && rev !== row.version) throw new Refusal('row.stale');
  return { row, person };
}

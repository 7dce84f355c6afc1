import type { user } from '@policy/shared/contract/entities/people/user.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { isAdministrator } from '../kit/runtime/context.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { assertMayGive, rolesIn, rolesOf } from './role-bounds.ts';

/** A person as the tables hold him. */
export type PersonRow = RowOf<typeof user>;

/** Refuses acts on people who may do more than the caller: whoever can reset their passwords can act as them. */
export async function assertMayManage(context: Context, people: readonly PersonRow[]): Promise<void> {
  const others = people.filter(({ id }) => id !== context.actor?.userId);
  const roleIds = others.flatMap(({ roleId }) => roleId ?? []);
  try {
    await assertMayGive(context, await rolesIn(context, roleIds));
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('user.beyondOwn') : error;
  }
}

/** Refuses acts on oneself that a person must not do alone. */
export function assertNotSelf({ actor }: Context, ids: readonly string[]): void {
  if (actor && ids.includes(actor.userId)) throw new Refusal('user.self');
}

/** Refuses roles that the caller may not give to this person; those that he has already are no gift. */
export async function assertMayGiveTo(
  context: Context,
  { userId, had, wanted }: { userId: string | undefined; had: readonly string[]; wanted: readonly string[] },
): Promise<void> {
  const added = wanted.filter((id) => !had.includes(id));
  const changed = added.length > 0 || had.some((id) => !wanted.includes(id));
  if (changed && userId === context.actor?.userId && !isAdministrator(context.actor))
    throw new Refusal('user.ownRoles');
  if (added.length > 0) await assertMayGive(context, await rolesOf(context, added));
}

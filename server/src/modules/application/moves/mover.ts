import type { Move } from '@policy/shared/contract/kit/state-table.ts';
import type { ApplicationState } from '@policy/shared/contract/entities/application/application-states.ts';
import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { role } from '@policy/shared/contract/entities/permissions/role.ts';
import type { Mover } from '@policy/shared/contract/application/moves.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { eq } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { isOwn } from '../../../membership/applicant.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Application = RowOf<typeof application>;

/** As what the caller makes a move: as the applicant, as somebody in office, or as the system. */
export function moverOf(
  { actor }: Context,
  row: Application,
  move: Move<ApplicationState, Mover> | undefined,
): Mover {
  if (!actor || move?.by.every((by) => by === 'system')) return 'system';
  return isOwn(row, actor) ? 'applicant' : 'officer';
}

/**
 * What the caller's part in a case is called: the role that the task was offered under, by its name in the catalogue or
 * else its own; where nothing was offered, the first of his roles that has a name there.
 */
export async function partOf(context: Context, mover: Mover, actedAs: string | null): Promise<string> {
  if (mover !== 'officer') return mover;
  const held = actedAs ?? context.actor?.roleAliases.find((alias) => alias in known) ?? 'officer';
  return partNamed(context, held);
}

const known: Record<string, string> = catalogue('zh').application.parts;

/** What a role's part in a case is called: its key in the catalogue, or else the role's own name. */
export async function partNamed(context: Context, idOrAlias: string): Promise<string> {
  return idOrAlias in known ? idOrAlias : ((await roleName(context, idOrAlias)) ?? 'officer');
}

async function roleName(context: Context, idOrAlias: string): Promise<string | undefined> {
  const { id, roleAlias } = tableOf(role);
  const named = await repositoryOf(role, context).first(eq(isUuid(idOrAlias) ? id : roleAlias, idOrAlias));
  return named?.roleName;
}

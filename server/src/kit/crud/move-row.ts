import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { Move } from '@policy/shared/contract/kit/state-table.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';

type Moved = { id: string; version: number; status: string };

/** An entity whose `status` follows a table, and what is said where the table has no such move. */
interface Stateful {
  entity: Entity;
  refusal: RefusalCode;
}

/** The refusal of a move, by the names that people know its states by. */
export function illegalMove(
  { entity, refusal }: Stateful,
  { locale }: Context,
  { from, to }: { from: string; to?: string },
): Refusal {
  const names = catalogue(locale).entity(entity.name).choices['status'] ?? {};
  return new Refusal(refusal, { from: names[from] ?? from, ...(to ? { to: names[to] ?? to } : {}) });
}

/** Gives a row the status of a move, with what changes beside it; a row that has changed meanwhile is refused. */
export function moveRow<E extends Entity>(
  entity: E,
  context: Context,
  { row, move, facts }: { row: Moved; move: Move<string>; facts?: Partial<DraftOf<E>> },
): Promise<RowOf<E>> {
  // Every entity of a state table has a status; the generic draft does not say so.
  const changes = { ...facts, status: move.to } as unknown as Partial<DraftOf<E>>;
  return repositoryOf(entity, context).update(row.id, changes, row.version);
}

import type { DraftOf, Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { rowResult, rowsSent } from '@policy/shared/contract/kit/shapes.ts';
import type { Move, StateTable } from '@policy/shared/contract/kit/state-table.ts';
import type { RefusalCode } from '@policy/shared/contract/refusals.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { idsOf, parametersOf, permission } from '../routes/route.ts';
import { repositoryOf } from '../rows/repository.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { eachAlone } from '../transaction/each-alone.ts';
import { writeOnce } from '../transaction/idempotency.ts';

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

/** A move that a call asks for, with what was sent beside the ids. */
export interface AskedMove<State extends string> extends Move<State> {
  sent: Readonly<Record<string, unknown>>;
}

interface Moving<E extends Entity, State extends string> extends Stateful {
  entity: E;
  states: StateTable<State>;
  /** What each act does with a row and the move that the table has for it. */
  acts: Readonly<Record<string, (context: Context, row: RowOf<E>, move: AskedMove<State>) => Promise<void>>>;
  /** What the call of an act takes besides the ids. */
  takes?: Readonly<Record<string, z.ZodRawShape>>;
}

interface Asked {
  ids: readonly string[];
  sent: Readonly<Record<string, unknown>>;
}

/** Adds a call for each act, by its name: it moves all rows that are named or none of them, or `each` by itself, with a result per row. */
export function addMoves<E extends Entity, State extends string>(
  app: FastifyInstance,
  { entity, refusal, states, acts, takes = {} }: Moving<E, State>,
) {
  for (const [name, act] of Object.entries(acts)) {
    const config = { guard: permission(`${entity.permissionBase}_${name}`) };
    const sends = rowsSent.querystring.extend(takes[name] ?? {});
    const schema = {
      ...{ tags: [entity.name], response: { 200: z.array(rowResult).nullable() } },
      ...{ querystring: sends, body: sends.nullish() },
    };
    const moveAll = async (context: Context, { ids, sent }: Asked) => {
      for (const row of await repositoryOf(entity, context).allOf(ids)) {
        // Every entity of a state table has a status of it; the generic row does not say so.
        const { status } = row as unknown as { status: State };
        const move = states.byAct(name, status);
        if (!move) throw illegalMove({ entity, refusal }, context, { from: status });
        await act(context, row, { ...move, sent });
      }
      return null;
    };
    app.post(`/${entity.path}/${name}`, { config, schema }, (request) => {
      const [ids, sent] = [idsOf(request), parametersOf(request)];
      return sent['each'] === '1'
        ? eachAlone(request.context, ids, (context, id) => moveAll(context, { ids: [id], sent }))
        : writeOnce(request, (context) => moveAll(context, { ids, sent }));
    });
  }
}

import { contentStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { actsBy, stateTable } from '@policy/shared/contract/kit/state-table.ts';
import type { Move } from '@policy/shared/contract/kit/state-table.ts';
import { wireDate } from '../../kit/runtime/clock.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import type { CrudOptions } from '../../kit/crud/crud-module.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { addMoves, illegalMove, moveRow } from '../../kit/crud/move-row.ts';
import type { Module } from '../../kit/routes/route.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { EntityRules } from '../../kit/rules/rules.ts';
import { z } from 'zod';

const acts = ['toReview', 'publish', 'refuse', 'offline'] as const;
type ContentAct = (typeof acts)[number];

const move = actsBy('officer')<ContentAct, ContentState>;

/** How content moves; a call of an act's name does it. */
const states = stateTable([
  move('toReview', 'draft', 'pending_review'),
  move('publish', 'pending_review', 'published'),
  move('publish', 'offline', 'published'),
  move('refuse', 'pending_review', 'draft'),
  move('offline', 'published', 'offline'),
]);

/** Content that is published, or about to be, cannot be removed. */
const keptStates: readonly ContentState[] = ['published', 'pending_review'];

const refusal = 'content.illegalMove';
const published = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(contentStates),
  /** Absent where content has no such date of its own. */
  publishDate: z.string().nullable().optional(),
});

/**
 * What holds for content: it moves along its life cycle from a draft on, and what the public sees is not removed; with what holds
 * for this kind of it besides.
 */
export const contentRules = <E extends Entity>(
  entity: E,
  computed: EntityRules<E>['computed'],
  besides: NonNullable<EntityRules<E>['beforeWrite']> = [],
) =>
  defineRules(entity, {
    beforeWrite: [{ fields: ['status'], rule: movesAlong(entity) }, ...besides],
    beforeRemove: [refuseWhilePublic(entity)],
    ...(computed && { computed }),
  });

interface ContentOptions<E extends Entity> extends CrudOptions<E> {
  /** Its moves, where not every one of them is made. */
  moves?: readonly ContentAct[];
}

/** The calls of an entity that is written, reviewed, published and taken offline. */
export function contentModule<E extends Entity>(
  entity: E,
  { moves = acts, ...options }: ContentOptions<E> = {},
): Module {
  return crudModule(entity, {
    ...options,
    routes: (app) => {
      addMoves<Entity, ContentState>(app, {
        ...{ entity, refusal, states },
        acts: Object.fromEntries(moves.map((act) => [act, moveContent(entity)])),
      });
      options.routes?.(app);
    },
  });
}

/** A state is reached from where the life cycle allows it; new content is a draft. */
function movesAlong(entity: Entity) {
  return (values: object, { before, context }: { before: object | null; context: Context }) => {
    const to = z.enum(contentStates).optional().parse(Reflect.get(values, 'status'));
    const from = before ? published.parse(before).status : 'draft';
    if (to === undefined || to === from) return;
    if (!before || !states.find(from, to)) throw illegalMove({ entity, refusal }, context, { from });
  };
}

const moveContent =
  (entity: Entity) =>
  async (context: Context, found: object, made: Move<ContentState>): Promise<void> => {
    const row = published.parse(found);
    const isFirst = made.act === 'publish' && row.publishDate === null;
    const facts = isFirst ? { publishDate: wireDate(context.clock.now()) } : {};
    await moveRow(entity, context, { row, move: made, facts });
  };

function refuseWhilePublic(entity: Entity) {
  return (rows: readonly object[], context: Context) => {
    const kept = rows.map((row) => published.parse(row).status).find((status) => keptStates.includes(status));
    if (kept) throw illegalMove({ entity, refusal }, context, { from: kept });
  };
}

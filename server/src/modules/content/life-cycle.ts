import { contentStates, revisionStates } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { ContentState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { actsBy, stateTable } from '@policy/shared/contract/kit/state-table.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { wireDate } from '../../kit/runtime/clock.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import type { CrudOptions } from '../../kit/crud/crud-module.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found, Refusal } from '../../kit/runtime/errors.ts';
import { addMoves, illegalMove, moveRow } from '../../kit/crud/move-row.ts';
import type { AskedMove } from '../../kit/crud/move-row.ts';
import type { Module } from '../../kit/routes/route.ts';
import { holdRow, writingDirectly } from '../../kit/revisions/apply-changes.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { EntityRules } from '../../kit/rules/rules.ts';
import { anyTableOf } from '../../kit/table/table.ts';
import { refuseArchived } from './publishing/archived.ts';
import { saysWhatItShows } from './publishing/described.ts';
import { publishTakes, publishTimeOf } from './publishing/publish-time.ts';
import { addPublicChanges } from './revisions/public-changes.ts';
import { addRevisionCalls, dropRevisionOf } from './revisions/revision-calls.ts';
import { isAboutRevision, mayMoveRevision, moveRevisionOf } from './revisions/move-revision.ts';

const acts = ['toReview', 'publish', 'refuse', 'offline', 'archive'] as const;
type ContentAct = (typeof acts)[number];

const move = actsBy('officer')<ContentAct, ContentState>;

/** How content moves; a call of an act's name does it. */
const states = stateTable([
  move('toReview', 'draft', 'pending_review'),
  move('publish', 'pending_review', 'published'),
  move('publish', 'offline', 'published'),
  move('refuse', 'pending_review', 'draft'),
  move('offline', 'published', 'offline'),
  move('archive', 'offline', 'archived'),
  // Of the revision of a row that is public, or was: the row stays where it is.
  move('toReview', 'published', 'published'),
  move('publish', 'published', 'published'),
  move('refuse', 'published', 'published'),
  move('toReview', 'offline', 'offline'),
  move('refuse', 'offline', 'offline'),
]);

/** Content that is published, or about to be, cannot be removed, nor what the archive keeps: its address says what became of it. */
const keptStates: readonly ContentState[] = ['published', 'pending_review', 'archived'];

const refusal = 'content.illegalMove';
const published = z.object({
  id: z.string(),
  version: z.number(),
  status: z.enum(contentStates),
  /** Absent where content has no such date of its own. */
  publishDate: z.string().nullable().optional(),
  /** Absent where content is published at once or not at all. */
  publishAt: z.string().nullable().optional(),
  /** Absent where content is never changed once it is public. */
  revisionStatus: z.enum(revisionStates).nullable().optional(),
});
type Published = z.infer<typeof published>;
const sentVersion = z.object({ version: publishTakes.version });

/**
 * What holds for content: it moves along its life cycle from a draft on, stays as it was archived, says in words what it shows,
 * and what the public sees is not removed; with what holds for this kind of it besides.
 */
export const contentRules = <E extends Entity>(
  entity: E,
  computed?: EntityRules<E>['computed'],
  besides: NonNullable<EntityRules<E>['beforeWrite']> = [],
) =>
  defineRules(entity, {
    beforeWrite: [
      staysArchived(entity),
      { fields: ['status'], rule: movesAlong(entity) },
      losesItsTime,
      ...besides,
      saysWhatItShows(entity),
    ],
    beforeRemove: [refuseWhilePublic(entity)],
    ...(computed && { computed }),
  });

interface ContentOptions<E extends Entity> extends CrudOptions<E> {
  /** Its moves, where not every one of them is made. */
  moves?: readonly ContentAct[];
  /** The public is told what was changed in it since it was first published. */
  isHistoryPublic?: boolean;
}

/** The calls of an entity that is written, reviewed, published, taken offline and archived. */
export function contentModule<E extends Entity>(
  entity: E,
  { moves = acts, isHistoryPublic, ...options }: ContentOptions<E> = {},
): Module {
  return crudModule(entity, {
    absent: refuseArchived(entity),
    ...options,
    routes: (app) => {
      addMoves<Entity, ContentState>(app, {
        ...{ entity, refusal, states },
        acts: Object.fromEntries(moves.map((act) => [act, moveContent(entity)])),
        ...(isScheduled(entity) && { takes: { publish: publishTakes } }),
      });
      addRevisionCalls(app, entity);
      if (isHistoryPublic) addPublicChanges(app, entity);
      options.routes?.(app);
    },
  });
}

/** Publishes a row that waits for review and whose time has come, unless somebody has changed it since that was found. */
export async function publishNow(
  entity: Entity,
  context: Context,
  { id, version }: Pick<Published, 'id' | 'version'>,
): Promise<void> {
  await holdRow(entity, context, id);
  const row = found(await repositoryOf(entity, context).first(eq(anyTableOf(entity).id, id)));
  const { status, version: now, publishAt, revisionStatus } = published.parse(row);
  // A change, and whoever sends it back, takes the time away.
  if (now !== version || !publishAt) throw new Refusal('row.stale');
  const isWaiting =
    status === 'pending_review' || (status === 'published' && revisionStatus === 'pending_review');
  const made = isWaiting ? states.byAct('publish', status) : undefined;
  if (!made) throw illegalMove({ entity, refusal }, context, { from: status });
  await moveContent(entity)(context, row, { ...made, sent: {} });
}

const isScheduled = ({ fields }: Entity) => 'publishAt' in fields;

/** A state is reached from where the life cycle allows it; new content is a draft. */
function movesAlong(entity: Entity) {
  return (values: object, { before, context }: { before: object | null; context: Context }) => {
    const to = z.enum(contentStates).optional().parse(Reflect.get(values, 'status'));
    const from = before ? published.parse(before).status : 'draft';
    if (to === undefined || to === from) return;
    if (!before || !states.find(from, to)) throw illegalMove({ entity, refusal }, context, { from });
  };
}

function staysArchived(entity: Entity) {
  return (_: object, { before, context }: { before: object | null; context: Context }) => {
    const from = before && published.parse(before).status;
    if (from === 'archived') throw illegalMove({ entity, refusal }, context, { from });
  };
}

/** Where new content waits for review its change is no revision; a change that nobody has looked at is not published by the clock. */
function losesItsTime(
  values: object,
  { before, context }: { before: object | null; context: Context },
): void {
  const isChange =
    context.actor && context.revising === undefined && before && published.parse(before).publishAt;
  if (isChange) Object.assign(values, { publishAt: null });
}

const moveContent =
  (entity: Entity) =>
  async (outside: Context, held: object, made: AskedMove<ContentState>): Promise<void> => {
    const row = published.parse(held);
    const context = writingDirectly(outside, row.id);
    assertAsLookedAt(row, made);
    const moved = (inside: Context, facts: Readonly<Record<string, unknown>> = {}) =>
      moveRow(entity, inside, { row, move: made, facts });
    if (isAboutRevision(row, made.act)) {
      if (!mayMoveRevision(row, made.act))
        throw illegalMove({ entity, refusal }, context, { from: row.status });
      return moveRevisionOf(entity, context, { row, act: made.act, sent: made.sent, publishRow: moved });
    }
    const publishAt =
      made.act === 'publish' && isScheduled(entity) ? publishTimeOf(made.sent, context.clock) : null;
    if (publishAt !== null) return schedule(entity, context, { row, publishAt });
    await moved(context, factsOf(context, row, made));
    if (made.act === 'archive') await dropRevisionOf(entity, context, row.id);
  };

/** What changes with the state: the day of the first publishing, and a time that nothing waits for any more. */
function factsOf(
  { clock }: Context,
  { publishDate, publishAt }: Published,
  { act }: AskedMove<ContentState>,
) {
  const isFirst = act === 'publish' && publishDate === null;
  return { ...(isFirst && { publishDate: wireDate(clock.now()) }), ...(publishAt && { publishAt: null }) };
}

/** Who publishes what he read is told when it was changed since; of a revision its rev says so. */
function assertAsLookedAt({ status, version }: Published, { sent }: AskedMove<ContentState>): void {
  const { version: lookedAt } = sentVersion.parse(sent);
  if (status === 'pending_review' && (lookedAt ?? version) !== version) throw new Refusal('row.stale');
}

/** It waits for its time as what it is: whoever sends it back takes the time from it. */
async function schedule(
  entity: Entity,
  context: Context,
  { row, publishAt }: { row: Published; publishAt: string },
): Promise<void> {
  if (row.status !== 'pending_review') throw new Refusal('content.scheduleAfterReview', {}, 'date');
  await repositoryOf(entity, context).update(row.id, { publishAt }, row.version);
}

function refuseWhilePublic(entity: Entity) {
  return (rows: readonly object[], context: Context) => {
    const kept = rows.map((row) => published.parse(row).status).find((status) => keptStates.includes(status));
    if (kept) throw illegalMove({ entity, refusal }, context, { from: kept });
  };
}

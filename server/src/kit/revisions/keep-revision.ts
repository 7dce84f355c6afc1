import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { repositoryOf } from '../rows/repository.ts';
import type { Around, Revised } from '../rules/rules.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Context } from '../runtime/context.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { applyChanges, writingDirectly } from './apply-changes.ts';
import { groupedByRoot, isUnderReview, throughOf } from './groups.ts';
import { markRow } from './mark-row.ts';
import { rehearsed } from './rehearse.ts';
import { deleteRevisions, revisionOf, revisions } from './revision-table.ts';
import type { Revision } from './revision-table.ts';
import { changesBetween } from './row-changes.ts';
import type { RowChange, StandingRow, StandingRows } from './row-changes.ts';

/** More rows below one than any has. */
const everyRow = 200_000;

/**
 * Writes to what is public are made as ever, looked at and taken back; what they changed is kept as the revision of the
 * public row. What the system writes, and what is not public, is written as ever.
 */
export const keptForReview =
  (revised: Revised, entity: Entity): Around =>
  async (context, rows, make) => {
    if (!context.actor || context.revising !== undefined) return [await make(context, rows)];
    return joinTransaction(context, async (outer) => {
      const [only] = rows;
      if (entity === revised.root && rows.length === 1 && only?.act === 'change' && only.id !== undefined)
        return [await madeOrKept(revised, outer, { rootId: only.id, make: (inside) => make(inside, rows) })];
      const answers = [];
      for (const { rootId, group } of await groupedByRoot(revised, entity, { context: outer, rows }))
        answers.push(
          rootId === null
            ? await make(outer, group)
            : await keep(revised, outer, { rootId, make: (inside) => make(inside, group) }),
        );
      return answers;
    });
  };

interface Kept<T> {
  rootId: string;
  make: (inside: Context) => Promise<T>;
}

/** The row that is about to be changed is public, or has a revision. */
class UnderReview extends Error {}

/** Before a public row is changed: its change is made elsewhere. Most rows are not, and are read once. */
export function beforeChange(row: object, { actor, revising }: Context): void {
  if (actor && revising === undefined && isUnderReview(row)) throw new UnderReview('a revision');
}

/** Nothing was written before the row was looked at, and the row is held. */
const madeOrKept = <T>(revised: Revised, context: Context, kept: Kept<T>): Promise<T> =>
  kept.make(context).catch((error: unknown) => {
    if (error instanceof UnderReview) return keep(revised, context, kept);
    throw error;
  });

async function keep<T>(revised: Revised, context: Context, { rootId, make }: Kept<T>): Promise<T> {
  const known = await revisionOf(context, rootId);
  // Before the rehearsal, whose answer tells it.
  if (!known) await markRow(revised.root, context, { rowId: rootId, revisionStatus: 'draft' });
  const { answer, changes } = await rehearsed(context, async (rehearsal) => {
    const inside = writingDirectly(rehearsal, rootId);
    const before = await standingOf(revised, inside, rootId);
    if (known)
      await applyChanges(revised, inside, { rowId: rootId, changes: known.changes, isRehearsal: true });
    const made = await make(inside);
    return { answer: made, changes: changesBetween(before, await standingOf(revised, inside, rootId)) };
  });
  await write(revised.root, context, { rootId, known, changes });
  return answer;
}

/** A public row and every row below it, as they stand in the open transaction. */
async function standingOf(
  { root, below }: Revised,
  context: Context,
  rootId: string,
): Promise<StandingRows[]> {
  const standing: StandingRows[] = [];
  for (const entity of [...below, root]) {
    const isOwn =
      entity === root ? eq(anyTableOf(root).id, rootId) : eq(columnNamed(entity, throughOf(entity)), rootId);
    const rows = await repositoryOf(entity, context).all(isOwn, everyRow);
    // Every row has what the server keeps of it; the generic row does not say that its fields are values.
    const standingRows = rows as unknown as StandingRow[];
    standing.push({ entity, rows: new Map(standingRows.map((row) => [row.id, row])) });
  }
  return standing;
}

interface Written {
  rootId: string;
  known: Revision | null;
  changes: readonly RowChange[];
}

/** A revision that changes nothing any more is none; a change takes the set time away, because nobody has looked at it yet. */
async function write(root: Entity, context: Context, { rootId, known, changes }: Written): Promise<void> {
  if (changes.length === 0) {
    await deleteRevisions(context, [rootId]);
    await markRow(root, context, { rowId: rootId, revisionStatus: null, publishAt: null });
    return;
  }
  if (known) await markRow(root, context, { rowId: rootId, publishAt: null });
  const [now, who] = [wireTime(context.clock.now()), context.actor?.userId ?? null];
  const latest = { changes, rev: uuidv7(), updateUser: who, updateTime: now };
  await context.db
    .insert(revisions)
    .values({
      ...{ rowId: rootId, tenantId: context.tenantId, entity: root.name },
      ...{ createUser: who, createTime: now, ...latest },
    })
    .onConflictDoUpdate({ target: revisions.rowId, set: latest });
}

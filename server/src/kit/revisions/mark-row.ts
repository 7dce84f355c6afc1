import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { eq, sql } from 'drizzle-orm';

import type { Context } from '../runtime/context.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';

/** Where the revision of a row stands: it is written, or waits for its reviewer, at a set time or without one. */
export interface Mark {
  revisionStatus?: 'draft' | 'pending_review' | null;
  publishAt?: string | null;
}

/** Says on a public row how its revision stands; the row itself is as it was, with the version that it had. */
export async function markRow(
  root: Entity,
  { db }: Context,
  { rowId, ...mark }: Mark & { rowId: string },
): Promise<void> {
  const table = anyTableOf(root);
  await db
    .update(table)
    .set({ ...mark })
    .where(eq(table.id, rowId));
}

/** Gives a row the state of its revision in its own place, inside a rehearsal. */
export async function standAsRevision(root: Entity, { db }: Context, rowId: string): Promise<void> {
  const table = anyTableOf(root);
  await db
    .update(table)
    .set({ status: sql`${columnNamed(root, 'revisionStatus')}` })
    .where(eq(table.id, rowId));
}

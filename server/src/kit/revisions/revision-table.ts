import { and, eq, inArray, sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';

import { ofTenant, wireTimestamp } from '../table/columns.ts';
import { idsIn } from '../table/table.ts';
import type { Context } from '../runtime/context.ts';
import type { RowChange } from './row-changes.ts';

/** What is to become of public rows once it was reviewed: one revision a row, with all that it changes below the row. */
export const revisions = pgTable(
  'row_revision',
  {
    rowId: uuid().primaryKey(),
    ...ofTenant(),
    entity: text().notNull(),
    /** Another one whenever the revision changes: who publishes what he read says which that was. */
    rev: uuid().notNull(),
    changes: jsonb().$type<readonly RowChange[]>().notNull(),
    createUser: uuid(),
    createTime: wireTimestamp().notNull(),
    updateUser: uuid(),
    updateTime: wireTimestamp().notNull(),
  },
  (table) => {
    const ids = idsIn(table.changes);
    // The files that a revision shows, and the rows that it adds, are looked for by their ids.
    return [
      index('row_revision_changes_ids')
        .using('gin', ids)
        .where(sql`${ids} <> '{}'`)
        .with({ fastupdate: false }),
    ];
  },
);

/** A revision as it is kept. */
export type Revision = typeof revisions.$inferSelect;

/** The revision of a row; null for a row that has none. */
export async function revisionOf({ db, tenantId }: Context, rowId: string): Promise<Revision | null> {
  const isOwn = and(eq(revisions.tenantId, tenantId), eq(revisions.rowId, rowId));
  const [revision] = await db.select().from(revisions).where(isOwn);
  return revision ?? null;
}

/** The revisions of the tenant that name any of some ids: of rows that they change, and of files that they show. */
export async function revisionsNaming(
  { db, tenantId }: Context,
  ids: readonly string[],
): Promise<Revision[]> {
  if (ids.length === 0) return [];
  const named = idsIn(revisions.changes);
  const asked = sql`${`{${ids.join(',')}}`}::uuid[]`;
  return db
    .select()
    .from(revisions)
    .where(and(eq(revisions.tenantId, tenantId), sql`(${named} && ${asked} and ${named} <> '{}')`));
}

/** Those of some files that a revision shows: they are not removed. */
export async function heldByRevisions(context: Context, ids: readonly string[]): Promise<string[]> {
  const texts = (await revisionsNaming(context, ids)).map(({ changes }) => JSON.stringify(changes));
  return ids.filter((id) => texts.some((text) => text.includes(id)));
}

/** Removes the revisions of some rows. */
export async function deleteRevisions({ db, tenantId }: Context, rowIds: readonly string[]): Promise<void> {
  if (rowIds.length === 0) return;
  await db
    .delete(revisions)
    .where(and(eq(revisions.tenantId, tenantId), inArray(revisions.rowId, [...rowIds])));
}

/** Takes changes of some rows out of the revisions that have them. */
export async function forgetInRevisions(context: Context, ids: readonly string[]): Promise<void> {
  for (const { rowId, changes } of await revisionsNaming(context, ids))
    await context.db
      .update(revisions)
      .set({ changes: changes.filter((one) => one.act !== 'changed' || !ids.includes(one.id)) })
      .where(eq(revisions.rowId, rowId));
}

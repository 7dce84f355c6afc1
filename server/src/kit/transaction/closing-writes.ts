import type { PgTable } from 'drizzle-orm/pg-core';

import type { Context } from '../runtime/context.ts';
import { insertStatements } from '../sql/bulk-statements.ts';
import { runAtOnce, writtenOut } from '../sql/run-at-once.ts';
import { invalidationStatement } from './invalidation-log.ts';

type NewRows = readonly Readonly<Record<string, unknown>>[];

/** What an open transaction writes just before its commit: rows that nothing in it reads, and what it makes untrue. */
export interface ClosingWrites {
  rows: Map<PgTable, NewRows>;
  invalidatedTags: Set<string>;
}

declare module '../runtime/context.ts' {
  interface Context {
    /** Absent outside of a transaction. */
    closingWrites?: ClosingWrites;
  }
}

/** Nothing to write yet. */
export const noClosingWrites = (): ClosingWrites => ({ rows: new Map(), invalidatedTags: new Set() });

/** Adds rows with the last statement of the open transaction, or at once where there is none; nothing before its commit reads them. */
export async function insertAtEnd(context: Context, table: PgTable, rows: NewRows): Promise<void> {
  const writes = context.closingWrites ?? noClosingWrites();
  addRows(writes, table, rows);
  if (!context.closingWrites) await runClosingWrites(context, writes);
}

/** Says that pages carrying these tags are no longer true; portals hear of it once the open transaction is committed. */
export async function invalidate(context: Context, tags: readonly string[]): Promise<void> {
  const writes = context.closingWrites ?? noClosingWrites();
  for (const tag of tags) writes.invalidatedTags.add(tag);
  if (!context.closingWrites) await runClosingWrites(context, writes);
}

/** Leaves what a savepoint was to write to the transaction around it. */
export function addClosingWrites(outer: ClosingWrites, { rows, invalidatedTags }: ClosingWrites): void {
  for (const [table, added] of rows) addRows(outer, table, added);
  for (const tag of invalidatedTags) outer.invalidatedTags.add(tag);
}

function addRows({ rows }: ClosingWrites, table: PgTable, added: NewRows): void {
  if (added.length > 0) rows.set(table, [...(rows.get(table) ?? []), ...added]);
}

/** Does what follows, and writes it all in one statement unless there are very many rows: each further one would wait for the database once more. */
export async function runClosingWrites(context: Context, writes: ClosingWrites): Promise<void> {
  const { rows, invalidatedTags } = writes;
  const inserts = [...rows].flatMap(([table, added]) => [...insertStatements(table, added)]);
  const isTold = invalidatedTags.size > 0;
  // Before portals are told: from there to the commit other writers wait.
  if (isTold) for (const follow of context.rules.followers) await follow(context, invalidatedTags);
  const all = isTold ? [...inserts, writtenOut(invalidationStatement(context, invalidatedTags))] : inserts;
  await runAtOnce(context.db, all, all.length < 3);
  if (isTold) context.afterCommit(context.rules.invalidationSignal.wake);
}

import { setImmediate as breath } from 'node:timers/promises';

import { searchTypes } from '@policy/shared/contract/portal/search.ts';
import type { SearchType } from '@policy/shared/contract/portal/search.ts';
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../../../kit/runtime/context.ts';
import { inTransaction } from '../../../../kit/transaction/transaction.ts';
import type { DocumentKey } from '../../../../search/index/search-index.ts';
import { searchDocuments } from '../../../../search/index/search-tables.ts';
import { contentIndex } from '../content-index.ts';
import { refreshDocuments, tableOfType } from '../refresh.ts';
import { claim, tellEnd, tellProgress } from './standing.ts';

/** So many documents a transaction: readers of an embedded database wait for no more. */
const atOnce = 20;
const longestFailure = 300;

/** The public rows of a type. */
function publicRows({ tenantId }: Context, type: SearchType): SQL | undefined {
  const { tenantId: tenant, status, isDeleted } = tableOfType(type);
  return and(eq(tenant, tenantId), eq(isDeleted, 0), eq(status, 'published'));
}

/** How many rows of a tenant are public, of all types together. */
export async function countPublic(context: Context): Promise<number> {
  let total = 0;
  for (const type of searchTypes) {
    const ofType = await context.db.$count(tableOfType(type), publicRows(context, type));
    total += ofType;
  }
  return total;
}

async function refreshAlone(context: Context, keys: readonly DocumentKey[]): Promise<void> {
  await inTransaction(context, (inside) => refreshDocuments(inside, contentIndex, keys));
  await breath();
}

/** Documents of a type, a few at a time, in the order of their ids. */
async function* publicKeys(context: Context, type: SearchType): AsyncGenerator<DocumentKey[]> {
  const table = tableOfType(type);
  let after: SQL | undefined;
  for (;;) {
    const rows = await context.db
      .select({ id: table.id })
      .from(table)
      .where(and(publicRows(context, type), after))
      .orderBy(asc(table.id))
      .limit(atOnce);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ id }) => ({ type, id: String(id) }));
    after = gt(table.id, last.id);
  }
}

/** Documents of a tenant that meet a condition, until there are none: each is made anew or taken out, and meets it no more. */
async function refreshWhile(context: Context, condition: SQL): Promise<void> {
  const { type, id, tenantId } = searchDocuments;
  for (;;) {
    const keys = await context.db
      .select({ type, id })
      .from(searchDocuments)
      .where(and(eq(tenantId, context.tenantId), condition))
      .limit(atOnce);
    if (keys.length === 0) return;
    await refreshAlone(context, keys);
  }
}

/** Makes anew what was marked. */
export const refreshStale = (context: Context): Promise<void> =>
  refreshWhile(context, sql`${searchDocuments.isStale}`);

async function makeAll(context: Context): Promise<void> {
  const { rows } = await context.db.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
  let done = 0;
  for (const type of searchTypes) {
    for await (const keys of publicKeys(context, type)) {
      await refreshAlone(context, keys);
      done += keys.length;
      await tellProgress(context, done);
    }
  }
  // What was not made anew is of no public row, or was written meanwhile: each is looked at once more.
  await refreshWhile(context, lt(searchDocuments.indexedAt, sql`${rows[0]?.now ?? ''}::timestamptz`));
}

/** Does the work, and tells its end; what fails is told where the state is asked for, and thrown. */
async function work(context: Context): Promise<void> {
  try {
    await makeAll(context);
  } catch (error) {
    await tellEnd(context, error instanceof Error ? error.message.slice(0, longestFailure) : 'unknown');
    throw error;
  }
  await tellEnd(context, null);
}

/**
 * Makes a tenant's index anew, document by document, while people search in it and others write. Answers the work that is still to be
 * done, or null where somebody is at it.
 */
export const beginRebuild = async (context: Context): Promise<(() => Promise<void>) | null> =>
  (await claim(context, await countPublic(context))) ? () => work(context) : null;

import type { DraftOf, Entity, ListRowOf, Page, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';

import type { Context } from '../runtime/context.ts';
import { found, Refusal } from '../runtime/errors.ts';
import { insertRows } from './bulk-insert.ts';
import type { NewRow } from './bulk-insert.ts';
import { updateRows } from './bulk-update.ts';
import type { ChangedRow } from './bulk-update.ts';
import { partFor } from './deep-pagination.ts';
import { nameIn } from '../table/fields.ts';
import { filtersOf } from '../query/filters.ts';
import { askable, keysOrder, orderOf, pagingOf, sortKeysOf } from '../query/paging.ts';
import { readRows, answeredToWriter } from './read-rows.ts';
import { purgeRows, removedPage, restoreRows } from './recycle.ts';
import { questionOf, compiled, runCompiled } from '../sql/compiled-queries.ts';
import { hidePlaces, maskRows } from '../access/masks.ts';
import type { Row } from './read-rows.ts';
import { insertUnderRules, updateUnderRules, removeUnderRules } from './ruled-writes.ts';
import type { Check } from './ruled-writes.ts';
import { rowBatches } from './row-batches.ts';
import type { OnRefused } from './rows-within.ts';
import { readable, tenantRows, writable } from '../access/scope.ts';
import { anyTableOf } from '../table/table.ts';
import { staleCount, sharedCount, countWithin } from './totals.ts';

export type { NewRow } from './bulk-insert.ts';
export type { ChangedRow } from './bulk-update.ts';
export type { OnRefused } from './rows-within.ts';
export { removedCounts } from './recycle.ts';

type Query = Readonly<Record<string, unknown>>;

/** The most rows that a list without pages answers: those under one parent, and a whole tree. */
const arrayLimit = 200;
const treeLimit = 2000;

/**
 * The only way to an ordinary entity's rows.
 * Reads stay within the caller's tenant and reach, writes within his tenant and grant, and under the entity's rules;
 * rows come out as the contract says.
 */
export function repositoryOf<E extends Entity>(entity: E, context: Context) {
  const table = anyTableOf(entity);
  // What comes out was selected field by field from the contract; Drizzle's generic rows do not say so.
  const asRows = (rows: unknown) => rows as RowOf<E>[];
  const answered = (row: Row | undefined) =>
    answeredToWriter(entity, context, found(row)) as unknown as RowOf<E>;
  /** Rows for answers, with sensitive fields masked. */
  const masked = (rows: Row[]) => asRows(maskRows(entity, context, rows));

  return {
    /** One page with its total; `extra` narrows it by what a query cannot say. */
    async page(sent: Query, extra?: SQL): Promise<Page<ListRowOf<E>>> {
      const { current, size } = pagingOf(sent);
      const { where, fields } = readable(entity, context);
      const query = askable(entity, sent, fields);
      const condition = and(where, filtersOf(entity, { query, fields }, context), extra);
      const offset = (current - 1) * size;
      const keys = sortKeysOf(entity, query);
      const rows = await readRows(entity, context, {
        ...(await partFor(entity, context, { condition, keys, offset })),
        ...{ fields, order: keysOrder(keys), list: true, limit: size },
      });
      const known = { condition, offset, rows: rows.length, size };
      const { total, ...unsure } = await totalOf(context, entity, known);
      return { records: masked(rows), total, size, current, pages: Math.ceil(total / size), ...unsure };
    },

    /** Up to 200 rows in the entity's order (2000 of a tree), filtered as a page is. */
    async list(sent: Query = {}, extra?: SQL): Promise<ListRowOf<E>[]> {
      const { where, fields } = readable(entity, context);
      const query = askable(entity, sent, fields);
      const condition = and(where, filtersOf(entity, { query, fields }, context), extra);
      return masked(
        await readRows(entity, context, {
          where: condition,
          fields,
          order: orderOf(entity, query),
          list: true,
          limit: entity.listAll ? treeLimit : arrayLimit,
        }),
      );
    },

    /**
     * Every row of a list in its order, a part at a time, so that memory does not grow with their number; sensitive fields
     * in clear only for whoever has checked that they may be told.
     */
    async *parts(sent: Query, isClear = false): AsyncGenerator<ListRowOf<E>[]> {
      const { where, fields } = readable(entity, context);
      const query = askable(entity, sent, fields);
      const condition = and(where, filtersOf(entity, { query, fields }, context));
      for await (const rows of rowBatches(entity, context, { query, condition, fields }))
        yield isClear ? asRows(hidePlaces(entity, context, rows)) : masked(rows);
    },

    /** The tenant's rows that meet a condition, part by part and in clear, whatever the caller may read: the condition says whose they are. */
    partsPastScopes: (condition: SQL): AsyncGenerator<readonly Row[]> =>
      rowBatches(entity, context, {
        ...{ query: {}, condition: and(tenantRows(entity, context), condition), fields: undefined },
      }),

    /** The row, or null when there is none that the caller may read. */
    async find(id: string): Promise<RowOf<E> | null> {
      if (!isUuid(id)) return null;
      const { where, fields } = readable(entity, context);
      const one = { where: and(where, eq(table.id, id)), fields, limit: 1, isOne: true };
      const rows = await readRows(entity, context, one);
      return masked(rows)[0] ?? null;
    },

    /** The row, or a refusal that does not tell whether it exists elsewhere. */
    async get(id: string): Promise<RowOf<E>> {
      return found(await this.find(id));
    },

    /** All rows of these ids, or a refusal when the caller may not read one of them. */
    async allOf(ids: readonly string[]): Promise<RowOf<E>[]> {
      const wanted = [...new Set(ids)];
      if (wanted.length === 0 || !wanted.every((id) => isUuid(id))) throw new Refusal('row.notFound');
      const { where } = readable(entity, context);
      const rows = await readRows(entity, context, {
        where: and(where, inArray(table.id, wanted)),
        limit: wanted.length,
      });
      if (rows.length !== wanted.length) throw new Refusal('row.notFound');
      return asRows(rows);
    },

    /** Those of some ids whose rows the caller may read. */
    async readableIds(ids: readonly string[]): Promise<Set<string>> {
      const { where } = readable(entity, context);
      const wanted = ids.filter((id) => isUuid(id));
      if (wanted.length === 0) return new Set();
      const { id } = table;
      const rows = await context.db
        .select({ id: sql<string>`${id}` })
        .from(table)
        .where(and(where, inArray(id, wanted)));
      return new Set(rows.map((row) => row.id));
    },

    /** The first row that meets a condition, whatever the caller may read: for rules, never for answers. */
    async first(condition: SQL | undefined): Promise<RowOf<E> | null> {
      const rows = await readRows(entity, context, {
        where: and(tenantRows(entity, context), condition),
        limit: 1,
      });
      return asRows(rows)[0] ?? null;
    },

    /** Every row of the tenant that meets a condition, up to `limit`: for rules, never for answers. */
    async all(condition: SQL | undefined, limit = 10_000): Promise<RowOf<E>[]> {
      const order = orderOf(entity, {});
      return asRows(
        await readRows(entity, context, { where: and(tenantRows(entity, context), condition), order, limit }),
      );
    },

    /** How many live rows of the tenant meet a condition. */
    async count(condition?: SQL): Promise<number> {
      const { question, ask } = countOf(context, entity, and(tenantRows(entity, context), condition));
      return (entity.appendOnly ? staleCount : sharedCount)(context.db, question, ask);
    },

    /** Names of rows by id in the caller's language, across data scopes: who or what a visible row points to may be told. */
    async names(ids: readonly string[]): Promise<Map<string, string>> {
      const rows = await this.all(inArray(table.id, [...ids]), ids.length);
      return new Map(rows.map((row) => [row.id, nameIn(context, entity, row)]));
    },

    /** Adds a row; what the draft leaves out takes its initial value. `id` is made unless given. */
    async insert(draft: Partial<DraftOf<E>>, id?: string): Promise<RowOf<E>> {
      return answered(await insertUnderRules(entity, context, { draft, id }));
    },

    /** Changes the fields given of a row within the caller's writable reach; a stale `version` is refused. */
    async update(id: string, changes: Partial<DraftOf<E>>, version?: number): Promise<RowOf<E>> {
      return answered(await updateUnderRules(entity, context, { id, changes, version }));
    },

    /** The same for a call that looks at the row first: one reading serves its check and the rules. */
    async updateChecked(
      id: string,
      changes: Partial<DraftOf<E>>,
      { version, check }: { version: number | undefined; check: Check<E> },
    ): Promise<RowOf<E>> {
      // The check is handed rows of this entity and no others.
      const known = check as unknown as Check<Entity>;
      return answered(await updateUnderRules(entity, context, { id, changes, version, check: known }));
    },

    /**
     * Adds many rows in a few statements, exactly as adding them one by one would; they may not point to each other.
     * With `onRefused`, a row that a rule of its own refuses is told and left out.
     */
    insertMany: (rows: readonly NewRow[], onRefused?: OnRefused) =>
      insertRows(entity, context, { rows, onRefused }),

    /** Changes many rows within the caller's writable reach in the same way; one out of reach refuses them all. */
    updateMany: (rows: readonly ChangedRow[], onRefused?: OnRefused) =>
      updateRows(entity, context, { rows, onRefused }),

    /** Whole rows that the caller may write and that meet a condition: for checks, never for answers. */
    async writable(condition: SQL | undefined, limit: number): Promise<RowOf<E>[]> {
      const where = and(writable(entity, context), condition);
      return asRows(await readRows(entity, context, { where, limit }));
    },

    /** Marks rows as deleted; one that is out of reach refuses them all. */
    async remove(ids: readonly string[]): Promise<void> {
      await removeUnderRules(entity, context, ids);
    },

    /** What was removed within the caller's reach: it is listed, brought back as it was, or removed for good; all or none. */
    removed: {
      page: (query: Query) => removedPage(entity, context, query),
      restore: (ids: readonly string[]) => restoreRows(entity, context, ids),
      purge: (ids: readonly string[]) => purgeRows(entity, context, ids),
    },
  };
}

interface Counted {
  condition: SQL | undefined;
  offset: number;
  rows: number;
  size: number;
}

/** A page that is not full is the last one and tells the total itself; every other page takes a count. */
async function totalOf(
  context: Context,
  entity: Entity,
  { condition, offset, rows, size }: Counted,
): Promise<Pick<Page<unknown>, 'total' | 'isCounting'>> {
  const atLeast = rows > 0 ? offset + rows : 0;
  if (rows < size && (rows > 0 || offset === 0)) return { total: atLeast };
  const { question, ask } = countOf(context, entity, condition);
  const total = await (entity.appendOnly ? countWithin : sharedCount)(context.db, question, ask);
  if (total === null) return { total: atLeast, isCounting: true };
  // A count that is a little old may be smaller than the number of rows up to this page.
  return { total: Math.max(total, atLeast) };
}

/** The query that counts the rows that meet a condition, and the key under which callers share its answer. */
function countOf({ db }: Context, entity: Entity, condition: SQL | undefined) {
  const query = compiled(
    sql`select count(*)::int from ${anyTableOf(entity)} where ${condition ?? sql`true`}`,
  );
  const ask = async () => {
    const [total] = await runCompiled(db, query, { read: ([counted]) => Number(counted) });
    return total ?? 0;
  };
  return { question: questionOf(query), ask };
}

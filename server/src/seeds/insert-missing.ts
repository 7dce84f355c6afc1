import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { repositoryOf } from '../kit/rows/repository.ts';
import type { NewRow } from '../kit/rows/repository.ts';
import type { Context } from '../kit/runtime/context.ts';
import { Refusal } from '../kit/runtime/errors.ts';
import { anyTableOf, columnNamed } from '../kit/table/table.ts';
import { idOf } from './slug-id.ts';
import { rowsToInsert } from './slug-rows.ts';
import type { SlugRow } from './slug-rows.ts';

/**
 * Adds the rows that this database has never had and leaves the others as people have made them, deleted ones too;
 * answers the slugs of those added. What people have made themselves under a name that a row bears stays in its place.
 */
export async function insertMissing(
  entity: Entity,
  context: Context,
  rows: readonly SlugRow[],
): Promise<string[]> {
  const table = anyTableOf(entity);
  const ids = rows.map(({ id }) => idOf(id));
  const known = await context.db.select({ id: table.id }).from(table).where(inArray(table.id, ids));
  const has = new Set(known.map(({ id }) => String(id)));
  const missing = rows.filter(({ id }) => !has.has(idOf(id)));
  const free = await withoutTaken(entity, context, rowsToInsert(entity, missing));
  const added = new Set(await addFree(entity, context, await withParents(entity, context, free)));
  return missing.map(({ id }) => id).filter((slug) => added.has(idOf(slug)));
}

/** What would hang below a row that is not there any more, or that was passed over itself, is passed over with it. */
async function withParents(entity: Entity, { db }: Context, rows: readonly NewRow[]) {
  const parentOf = ({ draft }: NewRow): unknown => Reflect.get(draft, 'parentId') ?? null;
  const wanted = [...new Set(rows.map(parentOf))].filter((id) => id !== null);
  if (wanted.length === 0) return rows;
  const { id, isDeleted } = anyTableOf(entity);
  const live = await db
    .select({ id })
    .from(anyTableOf(entity))
    .where(and(inArray(id, wanted), eq(isDeleted, 0)));
  const there = new Set<unknown>(live.map((row) => row.id));
  return rows.filter((row) => parentOf(row) === null || there.has(parentOf(row)));
}

/** Adds rows together, or one by one when a rule finds one of them taken; answers the ids of those added. */
async function addFree(entity: Entity, context: Context, rows: readonly NewRow[]): Promise<string[]> {
  try {
    if (rows.length > 0) await repositoryOf(entity, context).insertMany(rows);
    return rows.map(({ id }) => id);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'row.duplicate') throw error;
    if (rows.length === 1) return [];
    const added: string[] = [];
    for (const row of rows) added.push(...(await addFree(entity, context, [row])));
    return added;
  }
}

/** A server that is brought up to date must start, also where a name that is new to it is in use. */
async function withoutTaken(entity: Entity, { db, tenantId }: Context, rows: readonly NewRow[]) {
  const table = anyTableOf(entity);
  let free = rows;
  for (const key of rows.length > 0 ? (entity.unique ?? []) : []) {
    const column = columnNamed(entity, key);
    const valueOf = ({ draft }: NewRow): unknown => Reflect.get(draft, key);
    const named = free.map(valueOf).filter((value) => value !== undefined && value !== null);
    const taken = await db
      .select({ value: column })
      .from(table)
      .where(and(eq(table.tenantId, tenantId), eq(table.isDeleted, 0), inArray(column, named)));
    const values = new Set(taken.map(({ value }) => value));
    free = free.filter((row) => !values.has(valueOf(row)));
  }
  return free;
}

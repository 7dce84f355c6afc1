import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';

import { insertRows } from '../../kit/bulk-insert.ts';
import type { Context } from '../../kit/context.ts';
import { anyTableOf } from '../../kit/table.ts';
import { idOf } from './slug-id.ts';
import { rowsToInsert } from './slug-rows.ts';
import type { SlugRow } from './slug-rows.ts';

/**
 * Adds the rows that this database has never had and leaves the others as people have made them, deleted ones too;
 * answers the slugs of those added.
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
  if (missing.length > 0) await insertRows(entity, context, rowsToInsert(entity, missing));
  return missing.map(({ id }) => id);
}

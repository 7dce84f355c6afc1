import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { and, eq, inArray } from 'drizzle-orm';

import { entityByName } from '../kit/access/scope.ts';
import type { Context } from '../kit/runtime/context.ts';
import { anyTableOf } from '../kit/table/table.ts';
import { idOf } from './slug-id.ts';
import type { SlugRow } from './slug-rows.ts';

/**
 * Rows of a seed for a database in which people may have removed what the rows point to: a link that leads nowhere is left
 * out, and with it a row that must have it.
 */
export async function withLiveLinks(
  entity: Entity,
  context: Context,
  rows: readonly SlugRow[],
): Promise<readonly SlugRow[]> {
  let kept = rows;
  for (const [field, schema] of Object.entries(entity.fields)) {
    const { source, required } = metaOf(schema);
    const target = source && entityByName(source);
    if (!target) continue;
    const live = await liveAmong(
      target,
      context,
      kept.flatMap((row) => slugsIn(row[field])),
    );
    kept = kept.flatMap((row) => {
      const slugs = slugsIn(row[field]).filter((slug) => live.has(idOf(slug)));
      if (slugs.length === slugsIn(row[field]).length) return [row];
      if (slugs.length === 0 && required) return [];
      return [{ ...row, [field]: Array.isArray(row[field]) ? slugs : null }];
    });
  }
  return kept;
}

const slugsIn = (value: unknown): string[] =>
  [value].flat().filter((slug): slug is string => typeof slug === 'string');

async function liveAmong(
  target: Entity,
  { db, tenantId }: Context,
  slugs: readonly string[],
): Promise<Set<string>> {
  if (slugs.length === 0) return new Set();
  const { id, isDeleted, tenantId: tenant } = anyTableOf(target);
  const among = inArray(id, [...new Set(slugs)].map(idOf));
  const rows = await db
    .select({ id })
    .from(anyTableOf(target))
    .where(and(among, eq(isDeleted, 0), eq(tenant, tenantId)));
  return new Set(rows.map((row) => String(row.id)));
}

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { nameIn } from '../../../kit/table/fields.ts';
import { anyTableOf } from '../../../kit/table/table.ts';

/** The same rows with the names of what their ids point to, in the reader's language where there is one. */
export async function namesOf<R extends { id: string }>(
  context: Context,
  entity: Entity,
  rows: readonly R[],
): Promise<(R & { name: string })[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await repositoryOf(entity, context).all(inArray(anyTableOf(entity).id, ids), ids.length);
  const named = new Map(found.map((row) => [row.id, nameIn(context, entity, row)]));
  return rows.map((row) => ({ ...row, name: named.get(row.id) ?? row.id }));
}

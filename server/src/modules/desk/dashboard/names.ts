import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { inArray } from 'drizzle-orm';

import type { Context } from '../../../kit/context.ts';
import { repositoryOf } from '../../../kit/repository.ts';
import { anyTableOf } from '../../../kit/table.ts';

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

function nameIn({ locale }: Context, { nameField, nameFieldEn }: Entity, row: object): string {
  const fields = locale === 'en' && nameFieldEn ? [nameFieldEn, nameField] : [nameField];
  const said = fields.map((field): unknown => Reflect.get(row, field));
  return said.filter((name) => typeof name === 'string').find((name) => name !== '') ?? '';
}

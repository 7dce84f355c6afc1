import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from './context.ts';
import { insertAtOnce } from './insert-at-once.ts';
import { addLinks } from './links.ts';
import { anyTableOf } from './table.ts';
import { fieldsOf } from './fields.ts';
import { assertReferences } from './references.ts';
import { announceRows, linkLists, named, newRow } from './write-rows.ts';
import type { Values } from './write-rows.ts';

/** A row to be added under an id that is known beforehand. */
export interface NewRow {
  id: string;
  draft: object;
}

/**
 * Adds many rows in a few statements, exactly as adding them one by one would.
 * Rows may not point to each other: what they point to is there before.
 */
export async function insertRows(entity: Entity, context: Context, rows: readonly NewRow[]): Promise<void> {
  const made = rows.map((row) => ({ id: row.id, ...newRow(entity, context, row) }));
  await assertReferences(entity, context, everythingPointedTo(entity, made));
  const columns = made.map((row) => row.columns);
  await named(entity, context, () => insertAtOnce(context.db, anyTableOf(entity), columns));
  await addLinks(
    context.db,
    made.flatMap(({ id, values }) => linkLists(entity, id, values)),
  );
  await announceRows(
    entity,
    context,
    made.map(({ id }) => id),
  );
}

/** The references of all rows as if one row had them: each target is then looked up once. */
function everythingPointedTo(entity: Entity, made: readonly { values: Values }[]): Values {
  const pointers = fieldsOf(entity).filter(({ source }) => source);
  return Object.fromEntries(
    pointers.map(({ key }) => [key, made.flatMap(({ values }) => values[key] ?? [])]),
  );
}

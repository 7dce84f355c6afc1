import type { Entity, RowOf } from '@policy/shared/contract/kit/entity.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';

import type { Context } from '../runtime/context.ts';
import { assertMayWrite } from '../access/scope.ts';
import { insertAtOnce } from '../sql/bulk-statements.ts';
import { addLinks } from '../table/links.ts';
import { recordAddition } from '../history/change-history.ts';
import { anyTableOf } from '../table/table.ts';
import { fieldsOf } from '../table/fields.ts';
import { assertReferences } from './references.ts';
import { thoseWithin } from './rows-within.ts';
import type { OnRefused } from './rows-within.ts';
import { beforeWriteOf, writeRulesOf } from '../rules/rules.ts';
import { joinTransaction } from '../transaction/transaction.ts';
import { invalidateRows, linkLists, translateUniqueViolation, newRow } from './write-rows.ts';

/** A row to be added under an id that is known beforehand. */
export interface NewRow {
  id: string;
  draft: object;
}

/**
 * Adds many rows in a few statements, exactly as adding them one by one would, and under the same rules.
 * Rows may not point to each other: what they point to is there before. With `onRefused`, a row that a rule of its own
 * refuses is told and left out; without, it refuses them all.
 */
export async function insertRows(
  entity: Entity,
  context: Context,
  { rows, onRefused }: { rows: readonly NewRow[]; onRefused?: OnRefused | undefined },
): Promise<void> {
  const { around } = writeRulesOf(entity, context);
  if (!around) return insertHere(entity, context, { rows, onRefused });
  const touched = rows.map((row) => ({ row, act: 'add' as const, values: row.draft }));
  await joinTransaction(context, (inside) =>
    around(inside, touched, (within, group) =>
      insertHere(entity, within, { rows: group.map(({ row }) => row), onRefused }),
    ),
  );
}

async function insertHere(
  entity: Entity,
  context: Context,
  { rows, onRefused }: { rows: readonly NewRow[]; onRefused: OnRefused | undefined },
): Promise<void> {
  assertMayWrite(entity, context);
  const rules = writeRulesOf(entity, context);
  const { beforeAdd = [], beforeWrite = [], afterWrite = [] } = rules;
  if (beforeAdd.length + beforeWrite.length + afterWrite.length === 0) {
    await addAll(entity, context, rows);
    return;
  }
  await joinTransaction(context, async (inside) => {
    const write = { context: inside, before: null };
    const copies = rows.map(({ id, draft }) => ({ id, draft: { ...draft } }));
    const ruled = await thoseWithin(copies, onRefused, async ({ draft }) => {
      for (const rule of beforeWriteOf(rules, draft)) await rule(draft, write);
    });
    if (ruled.length === 0) return;
    const drafts = ruled.map(({ draft }) => draft);
    for (const rule of beforeAdd) await rule(drafts, inside);
    const made = await addAll(entity, inside, ruled);
    for (const row of made) for (const rule of afterWrite) await rule(row, write);
  });
}

/** Answers the rows as they were written: names and worked-out values of thousands of rows are not read back. */
async function addAll(entity: Entity, context: Context, rows: readonly NewRow[]): Promise<RowOf<Entity>[]> {
  const made = rows.map((row) => ({ id: row.id, ...newRow(entity, context, row) }));
  await assertReferences(entity, context, everythingPointedTo(entity, made));
  const columns = made.map((row) => row.columns);
  await translateUniqueViolation(entity, context, () =>
    insertAtOnce(context.db, anyTableOf(entity), columns),
  );
  await addLinks(
    context.db,
    made.flatMap(({ id, values }) => linkLists(entity, id, values)),
  );
  await recordAddition(
    entity,
    context,
    made.map(({ id, values }) => ({ ...values, id })),
  );
  await invalidateRows(
    entity,
    context,
    made.map(({ id }) => id),
  );
  return made.map(({ values, columns: own }) => ({ ...values, ...own }) as unknown as RowOf<Entity>);
}

/** The references of all rows as if one row had them: each target is then looked up once. */
export function everythingPointedTo(entity: Entity, made: readonly { values: FieldValues }[]): FieldValues {
  const pointers = fieldsOf(entity).filter(({ source }) => source);
  return Object.fromEntries(
    pointers.map(({ key }) => [key, made.flatMap(({ values }) => values[key] ?? [])]),
  );
}

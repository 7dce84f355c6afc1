import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { eq, inArray, sql } from 'drizzle-orm';

import { unknownReference } from '../rows/references.ts';
import { repositoryOf } from '../rows/repository.ts';
import { asSystem } from '../rules/rules.ts';
import type { Revised } from '../rules/rules.ts';
import { withRights } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { fieldsOf } from '../table/fields.ts';
import { anyTableOf } from '../table/table.ts';
import type { RowChange } from './row-changes.ts';

interface Applied {
  rowId: string;
  changes: readonly RowChange[];
  /** Whether it is taken back: what was refused since the revision was written shall not hide the rest of it. */
  isRehearsal: boolean;
}

/** Of this caller, with writes to a row and to those below it made in the rows themselves. */
export const writingDirectly = (context: Context, rowId: string): Context => ({
  ...context,
  revising: rowId,
});

/** Holds a row until the open transaction ends: whoever changes what belongs to it begins here, so that nobody waits in a circle. */
export async function holdRow(root: Entity, { db }: Context, rowId: string): Promise<void> {
  const { id } = anyTableOf(root);
  await db.select({ id }).from(anyTableOf(root)).where(eq(id, rowId)).for('update');
}

/** Makes a row and those below it what a revision says, inside the open transaction, whatever the caller's scopes reach below it. */
export async function applyChanges(
  { root, below }: Revised,
  context: Context,
  { rowId, changes, isRehearsal }: Applied,
): Promise<void> {
  await holdRow(root, context, rowId);
  const direct = writingDirectly(withRights(context, { scopes: new Map() }), rowId);
  const inside = isRehearsal
    ? asSystem(
        direct,
        'a revision was held to the rules when it was written, and is again when it is published',
      )
    : direct;
  for (const entity of [...below, root]) {
    const own = changes.filter((one) => one.entity === entity.name);
    if (own.length > 0) await applyTo(entity, inside, { changes: own, isRehearsal });
  }
}

async function applyTo(
  entity: Entity,
  context: Context,
  { changes, isRehearsal }: Pick<Applied, 'changes' | 'isRehearsal'>,
): Promise<void> {
  const rows = repositoryOf(entity, context);
  const there = await thereOf(entity, context, changes);
  const valuesOf = ({ values }: RowChange) => (isRehearsal ? withoutGone(entity, context, values) : values);
  const removed = changes.filter(({ act, id }) => act === 'removed' && there.has(id));
  if (removed.length > 0) await rows.remove(removed.map(({ id }) => id));
  for (const change of changes)
    if (change.act === 'changed' && there.has(change.id))
      await rows.update(change.id, await valuesOf(change));
  const added: { id: string; draft: object }[] = [];
  for (const change of changes)
    if (change.act === 'added') added.push({ id: change.id, draft: await valuesOf(change) });
  if (added.length > 0) await rows.insertMany(added);
  await stampRows(entity, context, { changes, isRehearsal });
}

/** Those of the changed and removed rows that nobody has removed since. */
async function thereOf(
  entity: Entity,
  context: Context,
  changes: readonly RowChange[],
): Promise<Set<string>> {
  const ids = changes.flatMap(({ act, id }) => (act === 'added' ? [] : [id]));
  if (ids.length === 0) return new Set();
  const rows = await repositoryOf(entity, context).all(inArray(anyTableOf(entity).id, ids), ids.length);
  return new Set(rows.map(({ id }) => id));
}

/** Values without the fields that point to what is gone. */
async function withoutGone(entity: Entity, context: Context, values: FieldValues): Promise<FieldValues> {
  const gone: string[] = [];
  for (const { key, source } of fieldsOf(entity))
    if (source && values[key] && (await unknownReference(entity, context, { [key]: values[key] })))
      gone.push(key);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}

/** The version of a row never goes back, so that an older one is always told; who wrote the rest of it when is told in a rehearsal. */
async function stampRows(
  entity: Entity,
  { db }: Context,
  { changes, isRehearsal }: Pick<Applied, 'changes' | 'isRehearsal'>,
): Promise<void> {
  const stamped = changes.flatMap(({ id, stamp }) =>
    stamp
      ? [
          {
            ...{ id, version: stamp.version, create_user: stamp.createUser, create_dept: stamp.createDept },
            ...{ create_time: `${stamp.createTime}+08`, update_user: stamp.updateUser },
            update_time: `${stamp.updateTime}+08`,
          },
        ]
      : [],
  );
  if (stamped.length === 0) return;
  const who = isRehearsal
    ? sql`, create_user = said.create_user, create_dept = said.create_dept, create_time = said.create_time,
        update_user = said.update_user, update_time = said.update_time`
    : sql``;
  await db.execute(sql`update ${anyTableOf(entity)} mine set version = greatest(mine.version, said.version)${who}
    from json_to_recordset(${JSON.stringify(stamped)}::json) as said (id uuid, version int, create_user uuid,
      create_dept uuid, create_time timestamptz, update_user uuid, update_time timestamptz)
    where mine.id = said.id`);
}

/** After a revision was given up, no version that it had is ever told of another row. */
export async function skipVersions(
  { root, below }: Revised,
  { db }: Context,
  changes: readonly RowChange[],
): Promise<void> {
  for (const entity of [...below, root]) {
    const had = changes.flatMap(({ entity: name, id, stamp }) =>
      name === entity.name && stamp ? [{ id, version: stamp.version }] : [],
    );
    if (had.length === 0) continue;
    await db.execute(sql`update ${anyTableOf(entity)} mine set version = greatest(mine.version, said.version) + 1
      from json_to_recordset(${JSON.stringify(had)}::json) as said (id uuid, version int) where mine.id = said.id`);
  }
}

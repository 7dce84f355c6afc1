import { user } from '@policy/shared/contract/entities/people/user.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { RevisedRow, RevisionTold } from '@policy/shared/contract/content/revision.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { inArray } from 'drizzle-orm';

import { entityByName, shownFields } from '../../../kit/access/scope.ts';
import { revisionOf } from '../../../kit/revisions/revision-table.ts';
import type { RowChange } from '../../../kit/revisions/row-changes.ts';
import { repositoryOf } from '../../../kit/rows/repository.ts';
import type { Revised } from '../../../kit/rules/rules.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { fieldsOf, nameIn } from '../../../kit/table/fields.ts';
import { anyTableOf } from '../../../kit/table/table.ts';

type Told = Omit<RevisionTold, 'status' | 'publishAt'>;

/** What the revision of a row changes in it and below it, the row itself first; null where it has none. */
export async function toldRevision(revised: Revised, context: Context, rowId: string): Promise<Told | null> {
  const kept = await revisionOf(context, rowId);
  if (!kept) return null;
  const { rev, createTime, updateTime, createUser, updateUser } = kept;
  const people = await namesOf(context, user, [createUser, updateUser]);
  const rows: RevisedRow[] = [];
  for (const entity of [revised.root, ...revised.below])
    rows.push(...(await rowsOf(entity, context, kept.changes)));
  return {
    ...{ id: rowId, rev, createTime, updateTime, rows },
    createUserName: people.get(createUser ?? '') ?? null,
    updateUserName: people.get(updateUser ?? '') ?? null,
  };
}

async function rowsOf(
  entity: Entity,
  context: Context,
  changes: readonly RowChange[],
): Promise<RevisedRow[]> {
  const own = changes.filter((one) => one.entity === entity.name);
  const ids = own.flatMap(({ act, id }) => (act === 'added' ? [] : [id]));
  const found =
    ids.length > 0
      ? await repositoryOf(entity, context).all(inArray(anyTableOf(entity).id, ids), ids.length)
      : [];
  const standing = new Map(found.map((row): [string, FieldValues] => [row.id, { ...row }]));
  const shown = shownFields(entity, context);
  const told = own.map(({ id, act, values }) => {
    const before = standing.get(id) ?? {};
    const written = Object.keys(values).filter((key) => shown?.includes(key) ?? true);
    const fields = act === 'added' ? written.filter((key) => !isEmpty(values[key])) : written;
    return {
      ...{ entity: entity.name, id, act, name: nameIn(context, entity, { ...before, ...values }) },
      changes: fields.map((field) => ({ field, before: before[field] ?? null, after: values[field] })),
    };
  });
  return named(entity, context, told);
}

const isEmpty = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

/** What a change points to goes by its name; what is gone keeps its id. */
async function named(entity: Entity, context: Context, rows: readonly RevisedRow[]): Promise<RevisedRow[]> {
  const known = new Map<string, string>();
  for (const { key, source } of fieldsOf(entity)) {
    const target = source ? entityByName(source) : undefined;
    const changes = rows.flatMap((row) => row.changes.filter(({ field }) => field === key));
    const ids = changes.flatMap(({ before, after }) => [before, after].flat());
    if (target) for (const [id, name] of await namesOf(context, target, ids)) known.set(id, name);
  }
  const tell = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(tell) : typeof value === 'string' ? (known.get(value) ?? value) : value;
  return rows.map((row) => ({
    ...row,
    changes: row.changes.map(({ field, before, after }) => ({
      ...{ field, before: tell(before), after: tell(after) },
    })),
  }));
}

async function namesOf(context: Context, entity: Entity, ids: readonly unknown[]) {
  const wanted = [...new Set(ids)].filter((id): id is string => typeof id === 'string' && id !== '');
  return wanted.length > 0 ? repositoryOf(entity, context).names(wanted) : new Map<string, string>();
}

import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';

import { fieldsOf } from '../table/fields.ts';

/** What the server keeps of a row beside its fields. */
interface Stamp {
  version: number;
  createUser: string | null;
  createDept: string | null;
  createTime: string;
  updateUser: string | null;
  updateTime: string;
}

/** A row as it stands, or as a revision has it. */
export type StandingRow = Readonly<FieldValues> & Readonly<Stamp> & { readonly id: string };

/** What a revision does to one row: the fields that it writes, and when and by whom that was done. */
export interface RowChange {
  entity: string;
  id: string;
  act: 'added' | 'changed' | 'removed';
  values: FieldValues;
  /** Absent for a row that the revision removes. */
  stamp: Stamp | null;
}

/** Rows of one entity by their ids. */
export interface StandingRows {
  entity: Entity;
  rows: ReadonlyMap<string, StandingRow>;
}

/** What has to be done to rows of some entities to make others of them; the entities are the same and in the same order. */
export const changesBetween = (
  before: readonly StandingRows[],
  after: readonly StandingRows[],
): RowChange[] =>
  before.flatMap(({ entity, rows }, at) => {
    const then = after[at]?.rows ?? new Map<string, StandingRow>();
    const gone = [...rows.keys()].filter((id) => !then.has(id));
    return [
      ...gone.map((id): RowChange => ({ entity: entity.name, id, act: 'removed', values: {}, stamp: null })),
      ...[...then.values()].flatMap((row) => changeOf(entity, rows.get(row.id), row)),
    ];
  });

/** What the server alone writes goes its own way while a revision waits. */
const written = (entity: Entity): string[] =>
  fieldsOf(entity).flatMap(({ key, readOnly }) => (readOnly ? [] : [key]));

function changeOf(entity: Entity, was: StandingRow | undefined, is: StandingRow): RowChange[] {
  const fields = written(entity).filter((key) => !isSame(was?.[key], is[key]));
  if (was && fields.length === 0) return [];
  const values = Object.fromEntries(fields.map((key) => [key, is[key] ?? null]));
  const act = was ? 'changed' : 'added';
  return [{ entity: entity.name, id: is.id, act, values, stamp: stampOf(is) }];
}

function stampOf({
  version,
  createUser,
  createDept,
  createTime,
  updateUser,
  updateTime,
}: StandingRow): Stamp {
  return { version, createUser, createDept, createTime, updateUser, updateTime };
}

/** An empty list says as little as no value. */
const isSame = (one: unknown, other: unknown): boolean => plain(one) === plain(other);
const plain = (value: unknown): string =>
  JSON.stringify(Array.isArray(value) && value.length === 0 ? null : (value ?? null));

import type {
  Comparison,
  ReaderFact,
  ScopeCondition,
  ScopeTest,
  ScopeValue,
} from '@policy/shared/contract/permissions/scope-condition.ts';
import { testsOf } from '@policy/shared/contract/permissions/scope-condition.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import { and, eq, gt, gte, ilike, inArray, isNotNull, isNull, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

import { fitsKind } from '../query/filters.ts';
import { containing } from '../sql/like.ts';
import { wireTime } from '../runtime/clock.ts';
import type { Actor, Context } from '../runtime/context.ts';
import { anyTableOf } from '../table/table.ts';

/** Rows that data scopes bound: what they are, and the columns that they stand in, which are not always those of an entity. */
export interface BoundRows {
  entity: Entity;
  columns: Readonly<Record<string, AnyPgColumn>>;
}

/** Whose request a condition is read for. */
interface Reader {
  actor: Actor;
  clock: Context['clock'];
}

type Plain = string | number;
type Compare = (column: AnyPgColumn, values: readonly Plain[]) => SQL;

const first =
  (compare: (column: AnyPgColumn, value: Plain) => SQL): Compare =>
  (column, [value]) =>
    value === undefined ? sql`false` : compare(column, value);

const isIn: Compare = (column, values) => (values.length > 0 ? inArray(column, [...values]) : sql`false`);

const compare: Record<Comparison, Compare> = {
  eq: first(eq),
  ne: first(ne),
  gt: first(gt),
  ge: first(gte),
  lt: first(lt),
  le: first(lte),
  in: isIn,
  notIn: (column, values) => not(isIn(column, values)),
  like: first((column, value) => ilike(column, containing(String(value)))),
  isNull: (column) => isNull(column),
  notNull: (column) => isNotNull(column),
};

const facts: Record<ReaderFact, (reader: Reader) => readonly Plain[]> = {
  userId: ({ actor }) => [actor.userId],
  deptIds: ({ actor }) => actor.deptIds,
  deptIdsBelow: ({ actor }) => actor.deptIdsBelow,
  roleIds: ({ actor }) => actor.roleIds,
  today: ({ clock }) => [wireTime(clock.now()).slice(0, 10)],
};

/** Holds for the rows that meet a condition; every value is bound, and a test that does not fit its field meets nothing. */
export function meets(rows: BoundRows, condition: ScopeCondition, reader: Reader): SQL {
  if ('field' in condition) return isTrue(rows, condition, reader);
  const [join, parts] = 'all' in condition ? [and, condition.all] : [or, condition.any];
  return join(...parts.map((part) => meets(rows, part, reader))) ?? sql`false`;
}

function isTrue({ entity, columns }: BoundRows, test: ScopeTest, reader: Reader): SQL {
  const column = Object.hasOwn(columns, test.field) ? columns[test.field] : undefined;
  if (!column || !fits({ entity, columns }, test)) return sql`false`;
  return compare[test.is](column, valuesOf(test.value, reader));
}

function valuesOf(value: ScopeValue | undefined, reader: Reader): readonly Plain[] {
  if (value === undefined) return [];
  if (typeof value !== 'object') return [value];
  return 'reader' in value ? facts[value.reader](reader) : value;
}

/**
 * The fields of a condition that the entity lacks or that hold another kind of value; none means that it can be read. Rows
 * that stand in no table of the entity have the columns alone that are named.
 */
export const unfitFields = (
  entity: Entity,
  condition: ScopeCondition,
  columns: object = anyTableOf(entity),
): string[] =>
  testsOf(condition)
    .filter((test) => !fits({ entity, columns }, test))
    .map(({ field }) => field);

const system: Record<string, FieldKind> = {
  createUser: 'reference',
  createDept: 'reference',
  createTime: 'dateTime',
  updateTime: 'dateTime',
  status: 'integer',
};
const withoutValue: readonly Comparison[] = ['isNull', 'notNull'];
const unlike: readonly FieldKind[] = ['json', 'references', 'choices', 'richText'];
const texts: readonly FieldKind[] = ['text', 'longText'];
const ids: readonly ReaderFact[] = ['userId', 'deptIds', 'deptIdsBelow', 'roleIds'];

interface Named {
  entity: Entity;
  /** Columns by the names of their fields. */
  columns: object;
}

function kindIn({ entity, columns }: Named, field: string): FieldKind | undefined {
  const schema = Object.hasOwn(entity.fields, field) ? entity.fields[field] : undefined;
  if (schema) return metaOf(schema).kind;
  return Object.hasOwn(system, field) && Object.hasOwn(columns, field) ? system[field] : undefined;
}

function fits(rows: Named, test: ScopeTest): boolean {
  const kind = kindIn(rows, test.field);
  if (!kind || unlike.includes(kind)) return false;
  return (
    withoutValue.includes(test.is) || (valueFits(kind, test) && (test.is !== 'like' || texts.includes(kind)))
  );
}

function valueFits(kind: FieldKind, { value }: ScopeTest): boolean {
  if (value === undefined) return false;
  if (typeof value === 'object' && 'reader' in value) return factFits(kind, value.reader);
  return [value].flat().every((one) => fitsKind(kind, String(one)));
}

const factFits = (kind: FieldKind, fact: ReaderFact) =>
  ids.includes(fact) ? kind === 'reference' : kind === 'date' || kind === 'dateTime';

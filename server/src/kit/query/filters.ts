import type { Entity, FilterOperator } from '@policy/shared/contract/kit/entity.ts';
import { filterOperators } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind, FieldMeta } from '@policy/shared/contract/kit/field.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import {
  and,
  arrayOverlaps,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { toDay, toFlag } from './coerce.ts';
import { computedOf } from '../rules/computed.ts';
import type { Context } from '../runtime/context.ts';
import { InvalidRequest, Refusal } from '../runtime/errors.ts';
import { containing, escapeLike } from '../sql/like.ts';
import { labelOf } from '../table/fields.ts';
import { linksToAny } from '../table/links.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';

type Compare = (column: AnyPgColumn, value: string) => SQL;

const contains: Compare = (column, value) => ilike(column, containing(value));

const compare: Record<FilterOperator, Compare> = {
  equal: eq,
  notequal: ne,
  like: contains,
  likeleft: (column, value) => ilike(column, `%${escapeLike(value)}`),
  likeright: (column, value) => ilike(column, `${escapeLike(value)}%`),
  ge: gte,
  le: lte,
  gt,
  lt,
  datege: gte,
  dategt: gt,
  datele: lte,
  datelt: lt,
  null: isNull,
  notnull: isNotNull,
};

const textKinds: readonly FieldKind[] = ['text', 'longText'];
const textOperators: readonly FilterOperator[] = ['like', 'likeleft', 'likeright'];
const wholeOperators: readonly FilterOperator[] = ['equal', 'null', 'notnull'];
const timeMeta: FieldMeta = { kind: 'dateTime', required: true };

interface Wanted {
  query: Readonly<Record<string, unknown>>;
  /** The fields that are shown to the reader; undefined means all. */
  fields: readonly string[] | undefined;
}

/** Conditions of a query on ids and on the entity's searchable fields; every other key is ignored, none becomes SQL. */
export function filtersOf(
  entity: Entity,
  { query, fields: shown }: Wanted,
  context: Context,
): SQL | undefined {
  const { keyword, id, ...fields } = query;
  const own = Object.entries(fields).map((filter) => named(entity, context, filter));
  const worked = Object.entries(computedOf(entity, context)).map(([key, value]) =>
    computedFilter(value, fields[key]),
  );
  const texts = Object.keys(entity.fields).filter((field) => shown?.includes(field) ?? true);
  const among = typeof id === 'string' && id !== '' ? inArray(anyTableOf(entity).id, idsIn(id)) : undefined;
  return and(among, ...own, ...worked, keywordFilter(entity, keyword, texts));
}

/** A computed value may be asked for by one or several of its values. */
function computedFilter(expression: SQL, asked: unknown): SQL | undefined {
  const values = typeof asked === 'string' ? asked.split(',').filter(Boolean) : [];
  return values.length > 0 ? inArray(sql`(${expression})::text`, values) : undefined;
}

/** A keyword may stand in any searchable text among these fields. */
function keywordFilter(entity: Entity, keyword: unknown, among: readonly string[]): SQL | undefined {
  const word = typeof keyword === 'string' ? keyword.trim() : '';
  if (word === '') return undefined;
  const texts = among.filter((field) => {
    const meta = searchable(entity, field);
    return meta && textKinds.includes(meta.kind) && !meta.masked;
  });
  return or(...texts.map((field) => contains(columnNamed(entity, field), word)));
}

function filterOf(entity: Entity, key: string, value: string): SQL | undefined {
  const { field, operator } = split(key);
  const meta = searchable(entity, field);
  if (!meta || (value === '' && operator !== 'null' && operator !== 'notnull')) return undefined;
  if (meta.kind === 'references')
    return linksToAny(anyTableOf(entity).id, `${entity.name}.${field}`, idsIn(value));
  const column = columnNamed(entity, field);
  if (meta.masked) return wholeValue(column, { operator, value });
  if (meta.kind === 'choices') return arrayOverlaps(column, value.split(',').filter(Boolean));
  return conditionOn(column, meta, { operator, value });
}

interface FieldFilter {
  operator: FilterOperator | undefined;
  value: string;
}

/** A masked field is found by its whole value only: searching by parts would give away what the mask hides. */
function wholeValue(column: AnyPgColumn, { operator = 'equal', value }: FieldFilter): SQL | undefined {
  return wholeOperators.includes(operator) ? compare[operator](column, value) : undefined;
}

function conditionOn(
  column: AnyPgColumn,
  meta: FieldMeta,
  { operator, value }: FieldFilter,
): SQL | undefined {
  if (operator === 'null' || operator === 'notnull') return compare[operator](column, value);
  if (textKinds.includes(meta.kind))
    return compare[operator ?? (meta.searchedWhole ? 'equal' : 'like')](column, value);
  return operator && textOperators.includes(operator)
    ? undefined
    : exactly(column, meta, { operator, value });
}

function exactly(column: AnyPgColumn, meta: FieldMeta, { operator = 'equal', value }: FieldFilter): SQL {
  if (meta.root && value === '0') return isNull(column);
  if (meta.kind === 'choice' && operator === 'equal')
    return inArray(column, value.split(',').filter(Boolean));
  const asked = readAs[meta.kind]?.(value) ?? value;
  assertForm(meta, asked);
  return compare[operator](column, asked);
}

/** A date picker that adds a time of day to what it is set to means the day, and a switch may say true for 1. */
const readAs: Partial<Record<FieldKind, (value: string) => string>> = {
  date: (value) => String(toDay(value)),
  flag: (value) => String(toFlag(value)),
};

/** A value of another form than its column would fail in the database; an id of another form is simply not found. */
function assertForm(meta: FieldMeta, value: string) {
  if (!fitsKind(meta.kind, value))
    throw new Refusal(meta.kind === 'reference' ? 'row.notFound' : 'request.invalid');
}

/** A filter, or a refusal of its value that names it. */
function named(entity: Entity, context: Context, [key, value]: [string, unknown]): SQL | undefined {
  try {
    return filterOf(entity, key, String(value));
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'request.invalid') throw error;
    const label = labelOf(entity, context, split(key).field);
    const message = fill(catalogue(context.locale).validation.invalid, { label });
    throw new InvalidRequest([{ field: key, message }]);
  }
}

/** Whether a value can be compared with a column of a kind without an error of the database. */
export const fitsKind = (kind: FieldKind, value: string): boolean =>
  kind === 'reference' ? isUuid(value) : (forms[kind]?.(value) ?? true);

const like = (form: RegExp) => (value: string) => form.test(value);
// PostgreSQL knows no year 0.
const isDay = (value: string) => z.iso.date().safeParse(value).success && !value.startsWith('0000');
const timeOfDay = /^( ([01]\d|2[0-3]):[0-5]\d:[0-5]\d)?$/;

const forms: Partial<Record<FieldKind, (value: string) => boolean>> = {
  integer: like(/^-?\d{1,9}$/),
  numericChoice: like(/^-?\d{1,9}$/),
  flag: like(/^[01]$/),
  decimal: like(/^-?\d{1,10}(\.\d{1,4})?$/),
  date: isDay,
  dateTime: (value) => isDay(value.slice(0, 10)) && timeOfDay.test(value.slice(10)),
};

function searchable(entity: Entity, field: string): FieldMeta | undefined {
  if (field === 'createTime' || field === 'updateTime') return timeMeta;
  const schema = Object.hasOwn(entity.fields, field) ? entity.fields[field] : undefined;
  const meta = schema && metaOf(schema);
  return meta?.search ? meta : undefined;
}

function split(key: string): { field: string; operator: FilterOperator | undefined } {
  const at = key.lastIndexOf('_');
  const suffix = key.slice(at + 1);
  const operator = filterOperators.find((known) => known === suffix);
  return at > 0 && operator ? { field: key.slice(0, at), operator } : { field: key, operator: undefined };
}

function idsIn(value: string): string[] {
  const ids = value.split(',').filter(Boolean);
  if (ids.length === 0 || !ids.every((id) => isUuid(id))) throw new Refusal('row.notFound');
  return ids;
}

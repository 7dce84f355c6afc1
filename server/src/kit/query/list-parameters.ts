import type { Entity, FilterOperator } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind, FieldMeta } from '@policy/shared/contract/kit/field.ts';

import { sortableFields } from './paging.ts';

/** A parameter of a list, as JSON Schema describes its value. */
export interface ListParameter {
  name: string;
  /** The field that it filters by; undefined for one that belongs to no single field. */
  field?: string;
  operator?: FilterOperator;
  schema: Readonly<Record<string, unknown>>;
}

const uuid = '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const joined = (one: string) => ({ type: 'string', pattern: `^(${one})(,(${one}))*$` });
const day = '[12]\\d{3}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])';
const text = { type: 'string', maxLength: 200 };
const integer = { type: 'integer', minimum: -999_999_999, maximum: 999_999_999 };

/** Values that a filter on a field of each kind takes. */
const values = {
  text: () => text,
  longText: () => text,
  richText: () => text,
  json: () => text,
  integer: () => integer,
  numericChoice: () => integer,
  flag: () => ({ type: 'integer', enum: [0, 1] }),
  decimal: () => ({ type: 'number', minimum: -9_999_999_999, maximum: 9_999_999_999 }),
  choice: ({ options = [] }) => joined(options.join('|')),
  choices: ({ options = [] }) => joined(options.join('|')),
  date: () => ({ type: 'string', pattern: `^${day}$` }),
  dateTime: () => ({ type: 'string', pattern: `^${day}( ([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d)?$` }),
  reference: ({ root }) => ({ type: 'string', pattern: root ? `^(0|${uuid})$` : `^${uuid}$` }),
  references: () => joined(uuid),
} satisfies Record<FieldKind, (meta: FieldMeta) => Readonly<Record<string, unknown>>>;

const empty: readonly FilterOperator[] = ['null', 'notnull'];
const same: readonly FilterOperator[] = ['equal', 'notequal', ...empty];
const ordered: readonly FilterOperator[] = [...same, 'ge', 'le', 'gt', 'lt'];
const likewise: readonly FilterOperator[] = [...ordered, 'like', 'likeleft', 'likeright'];
const dated: readonly FilterOperator[] = [...ordered, 'datege', 'dategt', 'datele', 'datelt'];

/** Suffixes that a filter on a field of each kind may carry; without one it looks for the value itself, and in a text for a part. */
const suffixes = {
  text: likewise,
  longText: likewise,
  richText: empty,
  json: empty,
  integer: ordered,
  numericChoice: ordered,
  flag: same,
  decimal: ordered,
  choice: same,
  choices: [],
  date: dated,
  dateTime: dated,
  reference: same,
  references: [],
} satisfies Record<FieldKind, readonly FilterOperator[]>;

// The same words as in filters.ts: a masked field is found by its whole value only.
const whole: readonly FilterOperator[] = ['equal', ...empty];
const isSet = { type: 'string', enum: ['true'] };

/** Every parameter that the lists of an entity read: ids, a keyword, filters with their suffixes, and orders. */
export function listParameters(entity: Entity): ListParameter[] {
  const searchable = Object.entries(entity.fields)
    .map(([field, schema]) => ({ field, meta: metaOf(schema) }))
    .filter(({ meta }) => meta.search);
  const times = ['createTime', 'updateTime'].map((field) => ({ field, meta: timeMeta }));
  const hasText = searchable.some(({ meta }) => suffixes[meta.kind] === likewise && !meta.masked);
  const sorted = joined(sortableFields(entity).join('|'));
  return [
    { name: 'ascs', schema: sorted },
    { name: 'descs', schema: sorted },
    { name: 'id', schema: joined(uuid) },
    ...(hasText ? [{ name: 'keyword', schema: text }] : []),
    ...Object.keys(entity.computed).map((name) => ({ name, field: name, schema: text })),
    ...[...searchable, ...times].flatMap(filtersOn),
  ];
}

const timeMeta: FieldMeta = { kind: 'dateTime', required: true };

function filtersOn({ field, meta }: { field: string; meta: FieldMeta }): ListParameter[] {
  const schema = values[meta.kind](meta);
  const operators = meta.masked ? whole : suffixes[meta.kind];
  return [
    { name: field, field, schema },
    ...operators.map((operator) => ({
      ...{ name: `${field}_${operator}`, field, operator },
      schema: empty.includes(operator) ? isSet : one(schema, meta, operator),
    })),
  ];
}

/** Only equality takes several values of a choice. */
const one = (schema: ListParameter['schema'], { kind, options }: FieldMeta, operator: FilterOperator) =>
  kind === 'choice' && operator !== 'equal' ? { type: 'string', enum: options } : schema;

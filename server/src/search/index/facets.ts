import { searchFields, searchTypes } from '@policy/shared/contract/portal/search.ts';
import type { SearchField, SearchType } from '@policy/shared/contract/portal/search.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { fieldValues } from './fields.ts';
import { conditionsOf } from './matching.ts';
import type { FilterCondition } from './matching.ts';
import type { SearchFilters, SearchTold } from './search-index.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** What is counted of all documents that answer a query. */
export type Counts = Pick<SearchTold, 'typeCounts' | 'facets'>;

/** How many documents have a value of a field. */
export interface CountRow extends Record<string, unknown> {
  field: string;
  value: string;
  count: number;
}

const name = (of: string) => sql.identifier(of);
const holdsName = (field: string) => name(`holds_${field}`);
const literal = (text: string) => sql.raw(`'${text}'`);

/** No document, and so no value of any field. */
export const noCounts = (): Counts => ({
  typeCounts: {},
  facets: {
    ...{ agencyId: [], industryIds: [], enterpriseSizes: [], tagIds: [] },
    ...{ year: [], validity: [], windowStatus: [] },
  },
});

/** All filters but those of the fields themselves: each of their values tells how many there would be with it. */
const withoutOwn = (conditions: readonly FilterCondition[], own: readonly string[]): SQL => {
  const others = conditions.filter(({ field }) => !own.includes(field)).map(({ field }) => holdsName(field));
  return others.length > 0 ? sql.join(others, sql` and `) : sql`true`;
};

/** Counts of fields of one value that have the same condition, all in one look at the documents (PostgreSQL 7.2.4). */
function countsOfSingle(fields: readonly string[], where: SQL): SQL {
  const whens = fields.map((field) => sql`when grouping(${name(field)}) = 0 then ${literal(field)}`);
  const value = sql`coalesce(${sql.join(
    fields.map((field) => sql`${name(field)}::text`),
    sql`, `,
  )})`;
  const sets = fields.map((field) => sql`(${name(field)})`);
  return sql`select case ${sql.join(whens, sql` `)} end as field, ${value} as value, count(*)::int as count
    from found where ${where} group by grouping sets (${sql.join(sets, sql`, `)}) having ${value} is not null`;
}

/** Counts of a field of several values, each of which counts for a document once; a text once for each value, and not for each document. */
const countsOfSeveral = (field: string, where: SQL): SQL =>
  sql`select ${literal(field)} as field, each.value::text as value, count(*)::int as count
    from found cross join lateral unnest(${name(field)}) as each (value) where ${where} group by each.value`;

/** What is counted of the documents that answer a plan, as columns of a table `found`, and the statements that count it there. */
export function countsIn(context: Context, filters: SearchFilters): { columns: SQL; counts: SQL[] } {
  const values = fieldValues(context);
  const conditions = conditionsOf(context, filters);
  const columns = [
    sql`${documents.type} as type`,
    ...searchFields.map((field) => {
      const value = values[field];
      return sql`${'one' in value ? value.one : value.several} as ${name(field)}`;
    }),
    ...conditions.map(({ field, holds }) => sql`coalesce(${holds}, false) as ${holdsName(field)}`),
  ];
  const single = ['type', ...searchFields.filter((field) => 'one' in values[field])];
  const isNarrowed = (asked: string) => conditions.some(({ field }) => field === asked);
  // Fields that are not narrowed themselves have one condition: all filters.
  const alike = [
    single.filter((field) => !isNarrowed(field)),
    ...single.filter(isNarrowed).map((field) => [field]),
  ];
  const counts = [
    ...alike
      .filter((fields) => fields.length > 0)
      .map((fields) => countsOfSingle(fields, withoutOwn(conditions, fields))),
    ...searchFields
      .filter((field) => 'several' in values[field])
      .map((field) => countsOfSeveral(field, withoutOwn(conditions, [field]))),
  ];
  return { columns: sql.join(columns, sql`, `), counts };
}

/** What was counted, by the field and the value of each row. */
export function gathered(rows: readonly CountRow[]): Counts {
  const counts = noCounts();
  const ofFields = new Map<string, Counts['facets'][SearchField]>(Object.entries(counts.facets));
  for (const { field, value, count } of rows) {
    const type = field === 'type' && searchTypes.find((one) => one === value);
    if (type) counts.typeCounts[type] = count;
    else ofFields.get(field)?.push({ value, count });
  }
  for (const field of ofFields.values())
    field.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
  return counts;
}

/** How many documents of some types there are; of all of them where none is named. */
export const totalOf = (
  counts: SearchTold['typeCounts'],
  types: readonly SearchType[] | undefined = [],
): number =>
  Object.entries(counts)
    .filter(([type]) => types.length === 0 || types.some((one) => one === type))
    .reduce((sum, [, count]) => sum + count, 0);

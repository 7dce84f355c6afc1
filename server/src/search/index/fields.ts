import type { SearchField } from '@policy/shared/contract/portal/search.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { Context } from '../../kit/runtime/context.ts';
import { validityOf } from '../states/validity.ts';
import { windowStatusOf } from '../states/window-status.ts';
import { searchDocuments as documents } from './search-tables.ts';

/** A field that results are narrowed by: its one value of a document, or the column with its several values. */
export type FieldValue = { one: SQL } | { several: SQL };

/** How long a policy or a rule holds; nothing else has a validity. */
export const validityToday = (context: Context): SQL =>
  sql`case when ${documents.type} in ('policy', 'rule') then ${validityOf(context, documents)} end`;

/** Whether a guide takes applications; nothing else has a window. */
export const windowToday = (context: Context): SQL =>
  sql`case when ${documents.type} = 'guide' then ${windowStatusOf(context, documents)} end`;

/** The values of every field that results are narrowed by, with what follows from today's date. */
export const fieldValues = (context: Context): Record<SearchField, FieldValue> => ({
  agencyId: { one: sql`${documents.agencyId}` },
  industryIds: { several: sql`${documents.industryIds}` },
  enterpriseSizes: { several: sql`${documents.enterpriseSizes}` },
  tagIds: { several: sql`${documents.tagIds}` },
  year: { one: sql`extract(year from ${documents.publishDate})::int` },
  validity: { one: validityToday(context) },
  windowStatus: { one: windowToday(context) },
});

/** Whether a document has one of some values; they travel as one array, so that a statement is the same for any number of them. */
export function hasAnyOf(value: FieldValue, wanted: readonly string[]): SQL {
  const list = sql`${sql.param([...wanted], documents.enterpriseSizes)}::text[]`;
  return 'one' in value ? sql`${value.one}::text = any(${list})` : sql`${value.several}::text[] && ${list}`;
}

import type { SourceField } from '@policy/shared/contract/report/source-fields.ts';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { tenantRows } from '../access/scope.ts';
import type { Context } from '../runtime/context.ts';
import { anyTableOf, columnNamed } from '../table/table.ts';

/** What a value is called: the name of the live row of the reader's tenant that it stands for, across data scopes as in every list. */
export function nameOf({ names }: SourceField, value: SQL, context: Context): SQL {
  if (!names) return sql`null::text`;
  const { entity, by } = names;
  const own = columnNamed(entity, entity.nameField);
  const other = context.locale === 'en' && entity.nameFieldEn ? columnNamed(entity, entity.nameFieldEn) : own;
  const name = sql`coalesce(${other}, ${own})`;
  const isNamed = sql`${columnNamed(entity, by)} = ${value} and ${tenantRows(entity, context) ?? sql`true`}`;
  return sql`(select ${name} from ${anyTableOf(entity)} where ${isNamed} limit 1)`;
}

import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';

import * as schema from '../../src/db/schema.ts';
import type { TestServer } from '../test-server.ts';

/** Tables that a call may write to by being made at all. */
const noted = [
  'captcha',
  'session',
  'refresh_token',
  'login_failure',
  'rate_window',
  'known_device',
  'api_log',
  'login_log',
  'usual_log',
];

/** The tables that change only where a call changes something. */
export const tablesOf = (): readonly string[] => [
  ...new Set(
    Object.values(schema)
      .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
      .filter((name) => !noted.includes(name)),
  ),
];

/** How many rows every table of the product holds. */
export async function rowCounts({ database }: TestServer): Promise<Record<string, number>> {
  const each = tablesOf().map(
    (name) => sql`select ${name}::text as name, count(*)::int as total from ${sql.identifier(name)}`,
  );
  const { rows } = await database.db.execute<{ name: string; total: number }>(
    sql.join(each, sql` union all `),
  );
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

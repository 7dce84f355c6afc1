import { getTableColumns, getTableName, sql } from 'drizzle-orm';

import { tables } from '../../../src/schema.ts';
import { snakeCase } from '../../../src/kit/table/table.ts';
import type { TestServer } from '../../test-server.ts';

/** Where any of some values still stands: every column of every table, read as text. */
export async function tracesOf(server: TestServer, values: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of tables) {
    const name = getTableName(table);
    for (const column of Object.keys(getTableColumns(table))) {
      const text = sql`${sql.identifier(snakeCase(column))}::text`;
      const each = values.map((value) => sql`position(${value}::text in ${text}) > 0`);
      const { rows } = await server.database.db.execute<{ said: string }>(
        sql`select ${text} as said from ${sql.identifier(name)} where ${sql.join(each, sql` or `)} limit 3`,
      );
      found.push(...rows.map(({ said }) => `${name}.${snakeCase(column)}: ${said.slice(0, 120)}`));
    }
  }
  return found;
}

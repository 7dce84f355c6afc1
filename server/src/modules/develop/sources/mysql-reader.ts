import { connect } from 'node:net';
import mysql from 'mysql2/promise';
import { z } from 'zod';

import { containing } from '../../../kit/sql/like.ts';
import { mostColumns, mostTables, patienceMs } from './reader.ts';
import type { Place, SourceReader } from './reader.ts';
import { sourceColumns, sourceTables } from './rows.ts';

const tables = `
  select table_name as name, if(table_type like '%VIEW', '', table_comment) as comment,
    if(table_type like '%VIEW', 'view', 'table') as kind
  from information_schema.tables where table_schema = database() and table_name like ?
  order by table_name limit ${String(mostTables)}`;

const columns = `
  select column_name as name, column_type as type, character_maximum_length as length,
    is_nullable = 'YES' as isNullable,
    column_default is not null or extra like '%auto_increment%' as hasDefault,
    column_key = 'PRI' as isKey, column_comment as comment
  from information_schema.columns where table_schema = database() and table_name = ?
  order by ordinal_position limit ${String(mostColumns)}`;

const version = `
  select version() as version, exists (
    select 1 from information_schema.user_privileges where privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'CREATE')
  ) or exists (
    select 1 from information_schema.schema_privileges
    where table_schema = database() and privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'CREATE')
  ) as mayWrite`;
const versionRow = z.object({ version: z.string(), mayWrite: z.coerce.boolean() });

/** Connects to a MySQL (or what speaks like one) in a session that can only read. */
export async function readMysql(place: Place): Promise<SourceReader> {
  const { host, port, lookup } = place;
  const client = await mysql.createConnection({
    // Our own socket asks for the name's address where it may be refused; the driver's would not.
    stream: () => connect({ host, port, lookup }),
    ...{ host, port, database: place.database, user: place.username, password: place.password },
    ...(place.isEncrypted && { ssl: { rejectUnauthorized: true, verifyIdentity: true } }),
    connectTimeout: patienceMs,
    multipleStatements: false,
    flags: ['-LOCAL_FILES'],
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
  });
  client.on('error', () => undefined);
  const ask = async (sql: string, values: string[] = []) =>
    (await client.query<mysql.RowDataPacket[]>({ sql, values, timeout: patienceMs }))[0];
  await client.query({ sql: 'set session transaction read only', timeout: patienceMs });
  return {
    version: async () => versionRow.parse((await ask(version))[0]),
    tables: async (word) => sourceTables.parse(await ask(tables, [containing(word)])),
    columns: async (table) => sourceColumns.parse(await ask(columns, [table])),
    close: () => client.end(),
  };
}

import { lookup as systemLookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import pg from 'pg';
import { z } from 'zod';

import { containing } from '../../../kit/sql/like.ts';
import { mostColumns, mostTables, patienceMs } from './reader.ts';
import type { Place, SourceReader } from './reader.ts';
import { sourceColumns, sourceTables } from './rows.ts';

const tables = `
  select c.relname as name, obj_description(c.oid, 'pg_class') as comment,
    case when c.relkind in ('v', 'm') then 'view' else 'table' end as kind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not c.relispartition and has_table_privilege(c.oid, 'select') and c.relname ilike $2
  order by c.relname limit ${String(mostTables)}`;

const columns = `
  select a.attname as name,
    replace(format_type(a.atttypid, a.atttypmod), 'character varying', 'varchar') as type,
    case when a.atttypmod > 4 and t.typname in ('varchar', 'bpchar') then a.atttypmod - 4 end as length,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault",
    coalesce(k.indisprimary, false) as "isKey", col_description(c.oid, a.attnum) as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  left join pg_index k on k.indrelid = c.oid and k.indisprimary and a.attnum = any(k.indkey)
  where n.nspname = $1 and c.relname = $2 and has_table_privilege(c.oid, 'select')
  order by a.attnum limit ${String(mostColumns)}`;

const version = `
  select current_setting('server_version') as version,
    has_schema_privilege($1, 'create') or exists (
      select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind = 'r' and has_table_privilege(c.oid, 'insert, update, delete')
    ) as "mayWrite"`;
const versionRow = z.object({ version: z.string(), mayWrite: z.boolean() });

/** Connects to a PostgreSQL in a session that can only read. */
export async function readPostgres(place: Place): Promise<SourceReader> {
  // The driver would resolve the name once more: it is given the address that was judged.
  const address = isIP(place.host) ? place.host : await addressOf(place.host, place.lookup);
  const client = new pg.Client({
    ...{ host: address, port: place.port, database: place.database },
    ...{ user: place.username, password: place.password },
    ssl: place.isEncrypted && { servername: place.host, rejectUnauthorized: true },
    options: '-c default_transaction_read_only=on',
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs * 2,
    application_name: 'policy-fulfilment',
  });
  // A connection that is lost while it is open fails the query that waits; unheard it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  const ask = async (sql: string, values: string[]) => (await client.query<object>(sql, values)).rows;
  return {
    version: async () => versionRow.parse((await ask(version, [place.schema]))[0]),
    tables: async (word) => sourceTables.parse(await ask(tables, [place.schema, containing(word)])),
    columns: async (table) => sourceColumns.parse(await ask(columns, [place.schema, table])),
    close: () => client.end(),
  };
}

const addressOf = (host: string, lookup: LookupFunction = systemLookup) =>
  new Promise<string>((resolve, reject) => {
    lookup(host, {}, (error, address) => {
      if (error) reject(error);
      else resolve(typeof address === 'string' ? address : (address[0]?.address ?? ''));
    });
  });

import { entities } from '@policy/shared/contract/entities/index.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { getTableName, sql } from 'drizzle-orm';

import type { Database } from '../../src/database/client.ts';
import { snakeCase, tableOf } from '../../src/kit/table/table.ts';
import type { TestServer } from '../test-server.ts';
import { perTable, tablesOf } from '../conformance/per-table.ts';

type Row = Record<string, unknown>;
type Where = { server: TestServer };

const all: readonly Entity[] = entities;

/** Every row of an entity's table, as the database spells it. */
async function rowsIn(db: Database, entity: Entity): Promise<Row[]> {
  const table = sql.identifier(tableNameOf(entity));
  const { rows } = await db.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from ${table} t order by t.create_time desc, t.id`,
  );
  return rows.map(({ row }) => row);
}

/** The id of a live row of the first tenant for each entity that has one, by the entity's path. */
export async function firstRows(where: Where): Promise<Record<string, string>> {
  const found = await Promise.all(
    all.map(async (entity) => {
      const rows = await rowsIn(where.server.database.db, entity);
      const row = rows.find((one) => one['tenant_id'] === '000000' && one['is_deleted'] === 0);
      return [entity.path, row?.['id']];
    }),
  );
  return Object.fromEntries(found.filter(([, id]) => id)) as Record<string, string>;
}

/** Written in the background, and so perhaps for a case that has passed. */
const writtenLater = ['error_log', 'error_kind'];

const sumsOf = perTable(async (db, tables) => {
  const each = tables.map(
    (name) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
  );
  const { rows } = await db.execute<{ name: string; sum: string }>(sql.join(each, sql` union all `));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
});

/** What every table of the product holds, as a sum for each; equal sums, equal rows. */
export async function sums({ server }: Where): Promise<Record<string, string>> {
  const found = await sumsOf(server.database.db);
  return Object.fromEntries([...found].filter(([name]) => !writtenLater.includes(name)));
}

/** Fields of his own row that a person changes himself. */
const ownProfile = ['avatar', 'real_name', 'name', 'phone', 'email'];
const told = ['update_time', 'update_user', 'version'];
const system = ['id', 'tenant_id', 'create_user', 'create_dept', 'create_time', 'is_deleted'];

/** Columns that no call of a caller's own may set, whatever he sends. */
function protectedOf(entity: Entity): (column: string) => boolean {
  if (entity.name === 'user') return (column) => ![...ownProfile, ...told].includes(column);
  const readOnly = Object.keys(entity.fields).filter((key) => metaOf(entity.fields[key]!).readOnly);
  const kept = new Set([...system, ...readOnly.map(snakeCase)]);
  return (column) => kept.has(column);
}

const tableNameOf = (entity: Entity) => getTableName(tableOf(entity));
// Logs are written in the background, perhaps for another case.
const guarded = all.filter(({ path }) => !path.startsWith('blade-log/'));

async function protectedOfRows(db: Database, entity: Entity): Promise<[key: string, row: Row][]> {
  const isProtected = protectedOf(entity);
  return (await rowsIn(db, entity)).map((row) => [
    `${entity.name} ${String(row['id'])}`,
    Object.fromEntries(Object.entries(row).filter(([column]) => isProtected(column))),
  ]);
}

const protectedInTables = perTable(async (db, tables) => {
  const found = new Map<string, [key: string, row: Row][]>();
  for (const entity of guarded.filter((one) => tables.includes(tableNameOf(one))))
    found.set(tableNameOf(entity), await protectedOfRows(db, entity));
  return found;
});

/** The protected columns of every row, by its id. */
export async function protectedRows({ server }: Where): Promise<ReadonlyMap<string, Row>> {
  const { db } = server.database;
  const rows = [...(await protectedInTables(db)).values()].flat();
  const known = tablesOf();
  // Views, and tables that any call may write to.
  for (const entity of guarded.filter((one) => !known.includes(tableNameOf(one))))
    rows.push(...(await protectedOfRows(db, entity)));
  return new Map(rows);
}

/** The rows of one tenant in every table that keeps tenants apart, and what they are linked to. */
export async function rowsOfTenant({ server }: Where, tenantId: string): Promise<Record<string, unknown[]>> {
  const { db } = server.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name::text as name from information_schema.columns where column_name = 'tenant_id' and table_schema = 'public'`,
  );
  const { rows: linked } = await db.execute<{ owner: string; links: unknown }>(
    sql`select owner_id::text as owner, jsonb_agg(l order by l::text) as links from link l group by owner_id`,
  );
  const linksOf = new Map(linked.map(({ owner, links }) => [owner, links]));
  const changing = tablesOf();
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.filter((table) => changing.includes(table.name))) {
    const { rows } = await db.execute<{ row: Row }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where t.tenant_id = ${tenantId} order by t::text`,
    );
    found[name] = rows.map(({ row }) => ({ row, links: linksOf.get(String(row['id'])) ?? null }));
  }
  return found;
}

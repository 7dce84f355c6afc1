import { sql } from 'drizzle-orm';

import type { Database } from './client.ts';
import type { DataMigration } from './data-migrations/data-migration.ts';
import { createJournals, readJournals, refuseNewer } from './migration-journal.ts';
import { readSchemaMigrations } from './migrations.ts';
import type { Migrations, SchemaMigration } from './migrations.ts';

/**
 * Brings a database to the program's migrations, whoever holds the lock of all starts; refuses one that a newer program made.
 * Schema migrations are applied together in one transaction, up to where a data migration stands between them:
 * a database that skipped several versions has the columns that the data migration was written for.
 */
export async function applyMigrations(db: Database, migrations: Migrations): Promise<void> {
  const schemas = readSchemaMigrations(migrations);
  await createJournals(db);
  await refuseNewer(db, migrations);
  const applied = await readJournals(db);
  let waiting: SchemaMigration[] = [];
  for (const schema of schemas) {
    if (!applied.schema.has(schema.moment)) waiting.push(schema);
    const due = migrations.data.filter(({ name, after }) => after === schema.tag && !applied.data.has(name));
    if (due.length === 0) continue;
    await changeSchema(db, waiting);
    waiting = [];
    for (const step of due) await changeRows(db, step);
  }
  await changeSchema(db, waiting);
}

async function changeSchema(db: Database, schemas: readonly SchemaMigration[]): Promise<void> {
  if (schemas.length === 0) return;
  await db.transaction(async (tx) => {
    for (const { statements, hash, moment } of schemas) {
      for (const statement of statements) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${moment})`,
      );
    }
  });
}

async function changeRows(db: Database, { name, run }: DataMigration): Promise<void> {
  await db.transaction(async (tx) => {
    await run(tx);
    await tx.execute(sql`insert into drizzle.data_migration (name) values (${name})`);
  });
}

import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';

import { describeOnEachDatabase } from '../../test/database.ts';
import { idOf } from '../seeds/slug-id.ts';
import { migrationCheck, refuseNewer } from './migration-journal.ts';
import { productMigrations, readSchemaMigrations } from './migrations.ts';

describeOnEachDatabase('a database and its program', (database) => {
  const check = () => refuseNewer(database(), productMigrations);

  it('fit when the database has the migrations of the program', async () => {
    await check();
    expect(await migrationCheck(database(), productMigrations)()).toBe(true);
  });

  it('do not fit when a newer program has migrated the database', async () => {
    const later = Date.UTC(2031, 4, 1);
    await database().execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer program', ${later}::bigint)`,
    );
    await expect(check()).rejects.toThrow(
      'the database is newer than this program: it has 1 migrations that the program does not know, the newest of 2031-05-01',
    );
    // Processes that were there before go on until they are replaced.
    expect(await migrationCheck(database(), productMigrations)()).toBe(true);
  });
});

describeOnEachDatabase('a correction that is open while returns become one thing', (database) => {
  const [deployment, instance, body, other, signer, visit, job, open, done] = [
    'deployment',
    'instance',
    'body',
    'other signer',
    'signer',
    'visit',
    'job',
    'open task',
    'done task',
  ].map(idOf);
  const run = (statement: string) => database().execute(sql.raw(statement));
  const rowsOf = async (statement: string) => (await run(statement)).rows;

  it('stands below the signer who asked for it, with its task, its visit and its deadline', async () => {
    await run(`alter table wf_execution drop column return_to`);
    await run(`alter table wf_job drop column overdue`);
    await run(`alter table wf_task drop column is_owners, add column kind text not null`);
    await run(`insert into wf_deployment (id, tenant_id, key, name, version, xml, sha256, deployed_at)
      values ('${deployment}', '000000', 'p', 'p', 1, '', '', now())`);
    await run(`insert into wf_instance (id, tenant_id, deployment_id, process_key, root_id, title, starter_id, owner_id, status, rev, started_at)
      values ('${instance}', '000000', '${deployment}', 'p', '${instance}', '', 'an', 'an', 'running', 1, now())`);
    await run(`insert into wf_execution (id, tenant_id, instance_id, parent_id, node_id, kind, loop, joining, history_id, variables)
      select e.id::uuid, '000000', '${instance}', e.parent::uuid, 'sign', e.kind, e.loop::jsonb, false, e.visit::uuid, '{}'
      from (values ('${body}', null, 'body', '{"active": 2}', null), ('${other}', '${body}', 'token', null, null),
        ('${signer}', '${body}', 'token', null, '${visit}')) e (id, parent, kind, loop, visit)`);
    await run(`insert into wf_task (id, tenant_id, instance_id, execution_id, node_id, name, kind, status, created_at, ended_at, rev)
      values ('${open}', '000000', '${instance}', '${signer}', 'sign', '', 'supplement', 'doing', now(), null, 1),
        ('${done}', '000000', '${instance}', '${signer}', 'sign', '', 'supplement', 'done', now(), now(), 2)`);
    await run(`insert into wf_job (id, tenant_id, instance_id, execution_id, node_id, kind, due_at)
      values ('${job}', '000000', '${instance}', '${signer}', 'sign', 'supplement', now())`);
    const migration = readSchemaMigrations(productMigrations)[47];
    for (const statement of migration?.statements ?? []) await run(statement);

    const [below] = await rowsOf(`select * from wf_execution where return_to is not null`);
    expect(below).toMatchObject({ parent_id: signer, node_id: 'sign', kind: 'token', history_id: visit });
    expect(below).toMatchObject({ instance_id: instance, return_to: 'sign', loop: null });
    expect(await rowsOf(`select history_id from wf_execution where id = '${signer}'`)).toEqual([
      { history_id: null },
    ]);
    expect(await rowsOf(`select execution_id, is_owners from wf_task order by ended_at nulls first`)).toEqual(
      [
        { execution_id: below?.['id'], is_owners: true },
        { execution_id: signer, is_owners: true },
      ],
    );
    expect(await rowsOf(`select execution_id, kind, overdue from wf_job`)).toMatchObject([
      { execution_id: below?.['id'], kind: 'timeout' },
    ]);
    expect(await rowsOf(`select overdue ->> 'reason' as reason from wf_job`)).toEqual([
      { reason: 'supplementOverdue' },
    ]);
  });
});

describeOnEachDatabase('the button of the API document', (database) => {
  const button = idOf('menu:openapi_view');
  const parentAfter = async (parent: string) => {
    await database().execute(sql`delete from menu where id = ${button}`);
    await database().execute(
      sql`insert into menu (id, tenant_id, create_time, update_time, parent_id, code, name, sort, category, action, is_open)
          values (${button}, '000000', now(), now(), ${idOf(parent)}, 'openapi_view', '查看接口文档', 99, 2, 1, 1)`,
    );
    const migration = readSchemaMigrations(productMigrations)[24];
    for (const statement of migration?.statements ?? []) await database().execute(sql.raw(statement));
    const { rows } = await database().execute(sql`select parent_id as parent from menu where id = ${button}`);
    return rows[0]?.['parent'];
  };

  it('moves from the workbench to its own menu, and stays where somebody put it', async () => {
    expect(await parentAfter('menu:wel')).toBe(idOf('menu:openapi'));
    expect(await parentAfter('menu:desk')).toBe(idOf('menu:desk'));
  });
});

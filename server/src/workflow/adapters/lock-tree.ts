import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import type { Database } from '../../database/client.ts';
import { runCompiled } from '../../kit/sql/compiled-queries.ts';
import type { About, LockedTree } from '../store.ts';
import { wfExecution, wfInstance, wfJob, wfTask, wfTaskCandidate } from './tables.ts';

/** Locks the tree of calls that something of the tenant belongs to, and reads it, in one statement each. */
export async function lockTree(db: Database, tenantId: string, about: About): Promise<LockedTree | null> {
  const [id = ''] = Object.values(about);
  if (!isUuid(id)) return null;
  const instance = instanceOf(about, id);
  const rootId = sql`(select i.root_id from ${wfInstance} i where i.id = ${instance})`;
  const lock = sql`select root.id, ${instance} from ${wfInstance} root where root.id = ${rootId} and root.tenant_id = ${tenantId} for update of root`;
  const [locked] = await runCompiled(db, lock, {
    read: (row) => z.array(z.string()).parse(row),
    isKept: true,
  });
  if (!locked) return null;
  const [root = '', instanceId = ''] = locked;
  // A statement of its own: one that waited for the lock would still see the rows as they were before.
  const taskId = 'taskId' in about ? id : null;
  const [tree] = await runCompiled(db, treeOf({ root, instanceId, taskId }), {
    read: readTree,
    isKept: true,
  });
  return tree ? { instanceId, ...tree } : null;
}

function instanceOf(about: About, id: string): SQL {
  if ('instanceId' in about) return sql`${id}::uuid`;
  const table = 'taskId' in about ? wfTask : wfJob;
  return sql`(select one.instance_id from ${table} one where one.id = ${id}::uuid)`;
}

function treeOf({ root, instanceId, taskId }: { root: string; instanceId: string; taskId: string | null }) {
  const isLive = sql`instance_id in (select id from live)`;
  const all = (table: PgTable, where: SQL) =>
    sql`(select coalesce(json_agg(${table} order by ${table}.id), '[]') from ${table} where ${where})`;
  const parts = [
    sql`(select json_agg(live order by live.id) from live)`,
    all(wfExecution, isLive),
    all(wfTask, sql`${isLive} and ended_at is null`),
    all(wfJob, isLive),
    all(wfTask, sql`id = ${taskId}::uuid`),
    all(wfTaskCandidate, sql`task_id = ${taskId}::uuid`),
  ];
  return sql`with live as (select * from ${wfInstance} where root_id = ${root}::uuid and (ended_at is null or id = ${instanceId}::uuid))
    select ${sql.join(parts, sql`, `)}`;
}

function readTree(parts: unknown[]): Omit<LockedTree, 'instanceId'> {
  const [instances, executions, tasks, jobs, asked, candidates] = parts;
  return {
    instances: rowsOf(wfInstance, instances),
    executions: rowsOf(wfExecution, executions),
    tasks: rowsOf(wfTask, tasks),
    jobs: rowsOf(wfJob, jobs),
    task: rowsOf(wfTask, asked)[0] ?? null,
    candidates: rowsOf(wfTaskCandidate, candidates),
  };
}

const jsonRows = z.array(z.record(z.string(), z.unknown()));

/** Rows as the database wrote them down in JSON. */
function rowsOf<Table extends PgTable>(table: Table, json: unknown): Table['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table));
  const rows = jsonRows.parse(typeof json === 'string' ? JSON.parse(json) : (json ?? []));
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name, dataType }]) => {
        const value = row[name];
        return [key, dataType === 'date' && typeof value === 'string' ? new Date(value) : value];
      }),
    ),
  );
}

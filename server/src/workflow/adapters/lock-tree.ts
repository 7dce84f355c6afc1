import { getTableColumns, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import type { Database } from '../../database/client.ts';
import { compiled, runCompiled } from '../../kit/sql/compiled-queries.ts';
import type { CompiledQuery } from '../../kit/sql/compiled-queries.ts';
import type { VariableNames } from '../model/variable-names.ts';
import type { About, LockedTree } from '../store.ts';
import { namesSent, readVariables, variablesIn } from './instance-variables.ts';
import { wfExecution, wfInstance, wfJob, wfSubscription, wfTask, wfTaskCandidate } from './tables.ts';

/** A tree of calls whose root is locked. */
export interface Locked {
  root: string;
  instanceId: string;
  /** The task that was asked for. */
  taskId: string | null;
  /** What the tree ran on when the lock was asked for. */
  deploymentIds: string[];
}

/** Locks the tree of calls that something of the tenant belongs to; null where there is none. */
export async function lockTree(db: Database, tenantId: string, about: About): Promise<Locked | null> {
  const [id = ''] = Object.values(about);
  if (!isUuid(id)) return null;
  const lock = 'taskId' in about ? lockBy.task : 'jobId' in about ? lockBy.job : lockBy.instance;
  const [locked] = await runCompiled(db, lock, {
    read: (row) => lockedRow.parse(row),
    isKept: true,
    placeholders: { id, tenantId },
  });
  if (!locked) return null;
  const [root, instanceId, deploymentIds] = locked;
  return { root, instanceId, deploymentIds, taskId: 'taskId' in about ? id : null };
}

const parsed = (json: unknown): unknown => (typeof json === 'string' ? JSON.parse(json) : json);
const lockedRow = z.tuple([z.string(), z.string(), z.preprocess(parsed, z.array(z.string()))]);

/**
 * Reads a locked tree in one statement, with the values of the variables that are named. It is a statement after that of
 * the lock: one that waited would still see the rows as they were before.
 */
export async function readTree(db: Database, locked: Locked, names: VariableNames): Promise<LockedTree> {
  const { root, instanceId, taskId } = locked;
  const [tree] = await runCompiled(db, wholeTree, {
    read: rowsOfTree,
    isKept: true,
    placeholders: { root, instanceId, taskId, names: namesSent(names) },
  });
  if (!tree) throw new Error('A statement that aggregates answered no row');
  return { instanceId, ...tree };
}

const given = sql`${sql.placeholder('id')}::uuid`;
const instanceOf = (table: PgTable) =>
  sql`(select one.instance_id from ${table} one where one.id = ${given})`;

// Their texts are written out once.
const lockBy = {
  instance: lockOf(given),
  task: lockOf(instanceOf(wfTask)),
  job: lockOf(instanceOf(wfJob)),
};
const wholeTree = treeOf();

function lockOf(instance: SQL): CompiledQuery {
  const rootId = sql`(select i.root_id from ${wfInstance} i where i.id = ${instance})`;
  const running = sql`(select json_agg(one.deployment_id) from ${wfInstance} one where one.root_id = root.id and (one.ended_at is null or one.id = ${instance}))`;
  return compiled(
    sql`select root.id, ${instance}, ${running} from ${wfInstance} root where root.id = ${rootId} and root.tenant_id = ${sql.placeholder('tenantId')} for no key update of root`,
  );
}

function treeOf(): CompiledQuery {
  const isLive = sql`instance_id in (select id from live)`;
  const taskId = sql.placeholder('taskId');
  const all = (table: PgTable, where: SQL) =>
    sql`(select coalesce(json_agg(${table} order by ${table}.id), '[]') from ${table} where ${where})`;
  const parts = [
    sql`(select json_agg(live order by live.id) from live)`,
    variablesIn(isLive, sql.placeholder('names')),
    all(wfExecution, isLive),
    all(wfTask, sql`${isLive} and ended_at is null`),
    all(wfJob, isLive),
    all(wfSubscription, isLive),
    all(wfTask, sql`id = ${taskId}::uuid`),
    all(wfTaskCandidate, sql`task_id = ${taskId}::uuid`),
  ];
  const { root, instanceId } = { root: sql.placeholder('root'), instanceId: sql.placeholder('instanceId') };
  return compiled(sql`with live as (select * from ${wfInstance} where root_id = ${root}::uuid and (ended_at is null or id = ${instanceId}::uuid))
    select ${sql.join(parts, sql`, `)}`);
}

function rowsOfTree(parts: unknown[]): Omit<LockedTree, 'instanceId'> {
  const [instances, variables, executions, tasks, jobs, subscriptions, asked, candidates] = parts;
  const variablesOf = readVariables(variables);
  return {
    instances: rowsOf(wfInstance, instances).map((row) => ({ ...row, ...variablesOf(row.id) })),
    executions: rowsOf(wfExecution, executions),
    tasks: rowsOf(wfTask, tasks),
    jobs: rowsOf(wfJob, jobs),
    subscriptions: rowsOf(wfSubscription, subscriptions),
    starts: [],
    task: rowsOf(wfTask, asked)[0] ?? null,
    candidates: rowsOf(wfTaskCandidate, candidates),
  };
}

const jsonRows = z.array(z.record(z.string(), z.unknown()));

/** Rows as the database wrote them down in JSON. */
function rowsOf<Table extends PgTable>(table: Table, json: unknown): Table['$inferSelect'][] {
  const columns = Object.entries(getTableColumns(table));
  const rows = jsonRows.parse(parsed(json) ?? []);
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, { name, dataType }]) => {
        const value = row[name];
        return [key, dataType === 'date' && typeof value === 'string' ? new Date(value) : value];
      }),
    ),
  );
}

import type { TaskSort, TaskView } from '@policy/shared/contract/workflow/views.ts';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import type { Database } from '../../database/client.ts';
import { runCompiled } from '../../kit/sql/compiled-queries.ts';
import type { Actor } from '../command.ts';
import type { TaskFilters, TaskTimes } from './list-filters.ts';
import { onProcess, onTask, onTimes } from './list-filters.ts';
import { isHeld } from './people/held-tasks.ts';
import { idsOfferedTo, offeredTo } from './offered-tasks.ts';
import { wfInstance, wfTask } from './tables.ts';
import { selectTasks } from './task-views.ts';

/** Which part of a list is wanted. */
export interface Paged {
  current: number;
  size: number;
}

/** A part of a list and how long the whole is. */
export interface Listed<Row> {
  records: readonly Row[];
  total: number;
}

/** Which part of a list of tasks is wanted, and in which order; without one, in the list's own. */
export interface TaskQuery extends Paged, TaskFilters {
  order?: readonly { by: TaskSort; descending: boolean }[];
}

/** Where a list begins: at the tasks, or at the rows of who may claim them. */
interface Beginning extends TaskTimes {
  from: SQL;
  id: SQL;
  where: SQL | undefined;
  /** What has to hold of the process of every row. */
  ofProcess?: SQL | undefined;
  /** Joins the task, where the rows are not tasks already. */
  task: SQL | undefined;
  /** Which tasks these are, of a list that is short however many tasks there are. */
  among?: SQL | undefined;
  /** Joins the process of the task. */
  process: SQL;
  /** Whether its rows cost more to find than to sort: the page and the total are then taken from one search. */
  isCostly: boolean;
  order: SortKey[];
}

/** One of the columns that a list is sorted by. */
interface SortKey {
  column: SQL | AnyPgColumn;
  how: 'asc' | 'asc nulls last' | 'desc' | 'desc nulls last';
}

/** Tasks that the actor holds: what is due first, then the oldest. */
export const todoTasks = (db: Database, actor: Actor, query: TaskQuery): Promise<Listed<TaskView>> =>
  listTasks(db, { ...heldBy(db, actor), process: processOfFew, order: dueFirst(task) }, query);

const heldBy = (db: Database, actor: Actor) => {
  const held = todoOf(db, actor);
  return { ...held, among: held.where };
};

/** Tasks that the actor may claim: what is due first, then the oldest. */
export const claimableTasks = (db: Database, actor: Actor, query: TaskQuery): Promise<Listed<TaskView>> => {
  const offered = {
    id: sql`offered.id`,
    dueAt: sql`offered.due_at`,
    createdAt: sql`offered.created_at`,
  };
  const joined = sql` cross join lateral (select * from ${wfTask} one where one.id = ${offered.id} offset 0) ${wfTask}`;
  const among = sql`${wfTask.id} = any(${idsOfferedTo(actor)})`;
  const rows = { from: offeredTo(actor), where: undefined, task: joined, order: dueFirst(offered), among };
  return listTasks(db, { ...offered, ...rows, process: processOfFew, isCostly: true }, query);
};

/** Tasks that the actor has done, the latest first. */
export const doneTasks = (db: Database, actor: Actor, query: TaskQuery): Promise<Listed<TaskView>> =>
  listTasks(
    db,
    {
      ...ofStatus(actor, 'done', inArray(wfTask.assigneeId, [...actor.ownIds])),
      process: processOfAny,
      order: latestFirst,
    },
    query,
  );

/** Every open task of a tenant whose process meets a condition, the oldest first. */
export const openTasks = (
  db: Database,
  { tenantId, ofProcess }: { tenantId: string; ofProcess: SQL | undefined },
  query: TaskQuery,
): Promise<Listed<TaskView>> => {
  const where = and(eq(wfTask.tenantId, tenantId), isNull(wfTask.endedAt));
  const order: SortKey[] = [
    { column: wfTask.createdAt, how: 'asc' },
    { column: wfTask.id, how: 'asc' },
  ];
  const rows = { from: sql`${wfTask}`, where, ofProcess, task: undefined, isCostly: false };
  return listTasks(db, { ...task, ...rows, process: processOfAny, order }, query);
};

/** How many tasks wait for somebody, and how many of them should have been done by a moment. */
export interface Waiting {
  total: number;
  overdue: number;
}

/** What the actor may claim and what he holds, counted in one statement each; the totals are those of the lists. */
export async function waitingTasks(db: Database, actor: Actor, now: Date) {
  const held = todoOf(db, actor);
  const [claim, todo] = [
    await waitingIn(db, offeredTo(actor), { due: sql`offered.due_at`, now }),
    await waitingIn(db, sql`${held.from} where ${held.where}`, { due: task.dueAt, now }),
  ];
  return { claim, todo };
}

async function waitingIn(db: Database, rows: SQL, { due, now }: { due: SQL; now: Date }): Promise<Waiting> {
  const late = sql`count(*) filter (where ${due} < ${now})::int`;
  const [found] = await runCompiled(db, sql`select count(*)::int, ${late} from ${rows}`, {
    read: readWaiting,
  });
  return found ?? { total: 0, overdue: 0 };
}

const readWaiting = ([total, overdue]: unknown[]): Waiting => ({
  total: z.int().parse(total),
  overdue: z.int().parse(overdue),
});

const task = { id: sql`${wfTask.id}`, dueAt: sql`${wfTask.dueAt}`, createdAt: sql`${wfTask.createdAt}` };

const todoOf = (db: Database, actor: Actor) => ofStatus(actor, 'doing', isHeld(db, actor));

const ofStatus = ({ tenantId }: Actor, status: 'doing' | 'done', isTheirs: SQL | undefined) => ({
  ...task,
  from: sql`${wfTask}`,
  where: and(eq(wfTask.tenantId, tenantId), eq(wfTask.status, status), isTheirs),
  task: undefined,
  isCostly: false,
});

const dueFirst = ({ dueAt, createdAt, id }: typeof task): SortKey[] => [
  { column: dueAt, how: 'asc nulls last' },
  { column: createdAt, how: 'asc' },
  { column: id, how: 'asc' },
];
const latestFirst: SortKey[] = [
  { column: wfTask.endedAt, how: 'desc' },
  { column: wfTask.id, how: 'desc' },
];

const processOfAny = sql` inner join ${wfInstance} on ${wfInstance.id} = ${wfTask.instanceId}`;
/** Looks up one process after the other: open tasks of one person are few, where the database would search all processes there are. */
const processOfFew = sql` cross join lateral (select * from ${wfInstance} one where one.id = ${wfTask.instanceId} offset 0) ${wfInstance}`;

/** One page of a list with its total: first which tasks these are, then all that is told of them. */
async function listTasks(db: Database, beginning: Beginning, query: TaskQuery): Promise<Listed<TaskView>> {
  const ofInstance = onProcess(query);
  const page =
    beginning.among && ofInstance ? pageOfFew(beginning, query, ofInstance) : pageOf(beginning, query);
  const [found] = await runCompiled(db, page, { read: readPage });
  const { total = 0, ids = [] } = found ?? {};
  const tasks = ids.length === 0 ? [] : await selectTasks(db, inArray(wfTask.id, ids));
  const byId = new Map(tasks.map((row) => [row.taskId, row]));
  return { total, records: ids.flatMap((id) => byId.get(id) ?? []) };
}

/** The ids of one page and the total, from as few tables as the filters and the order need. */
function pageOf(beginning: Beginning, query: TaskQuery): SQL {
  const [ofTask, ofInstance] = [onTask(query), and(onProcess(query), beginning.ofProcess)];
  const where = and(beginning.where, onTimes(query, beginning), ofTask, ofInstance) ?? sql`true`;
  const rows = (needed: Needed) => sql`${beginning.from}${joins(beginning, needed)} where ${where}`;
  const filtered = { task: ofTask !== undefined, process: ofInstance !== undefined };
  const sort = sortOf(beginning, query.order ?? []);
  const sorted = { task: filtered.task || sort.task, process: filtered.process || sort.process };
  const part = partOf(query);
  if (beginning.isCostly || filtered.process) {
    const found = sql`select ${keysOf(sort.keys)}, ${beginning.id} as id from ${rows(sorted)}`;
    const page = sql`select id from found order by ${orderOf(sort.keys, nameOf)} ${part}`;
    return sql`with found as materialized (${found}) select (select count(*)::int from found), ${idsIn(page)}`;
  }
  const page = sql`select ${beginning.id} as id from ${rows(sorted)} order by ${orderOf(sort.keys, ({ column }) => sql`${column}`)} ${part}`;
  return sql`select (select count(*)::int from ${rows(filtered)}), ${idsIn(page)}`;
}

/** What these lists are sorted by of a task itself, and where its process is found. */
const askedOfTask = sql.join(
  [
    ...[wfTask.id, wfTask.instanceId, wfTask.dueAt, wfTask.createdAt],
    ...[wfTask.claimedAt, wfTask.endedAt, wfTask.name],
  ].map((column) => sql`${column}`),
  sql`, `,
);

const partOf = ({ size, current }: Paged) => sql`limit ${size} offset ${(current - 1) * size}`;

/**
 * The same of some thousands of tasks whose processes have to meet a condition: all of these are read at once by their ids, where
 * a join would look them up one after the other, or read every process there is. `is true` keeps the database from making a join of it.
 */
function pageOfFew({ among, process }: Beginning, query: TaskQuery, ofInstance: SQL): SQL {
  const { keys, ...needed } = sortOf({ ...task, order: dueFirst(task) }, query.order ?? []);
  const theirs = and(among, onTimes(query, task), onTask(query));
  const ofThese = sql`${wfInstance.id} = any(array(select instance_id from tasks))`;
  const fitting = sql`select ${wfInstance.id} from ${wfInstance} where ${ofThese} and ${ofInstance}`;
  const found = sql`select ${keysOf(keys)}, ${wfTask.id} as id from tasks ${wfTask}${needed.process ? process : sql``}
    where (${wfTask.instanceId} in (${fitting})) is true`;
  const page = sql`select id from found order by ${orderOf(keys, nameOf)} ${partOf(query)}`;
  return sql`with tasks as materialized (select ${askedOfTask} from ${wfTask} where ${theirs}), found as materialized (${found})
    select (select count(*)::int from found), ${idsIn(page)}`;
}

const idsIn = (page: SQL) => sql`(select coalesce(json_agg(page.id), '[]') from (${page}) page)`;

/** A sort column under a name of its own, by its place among them. */
const nameOf = (_: SortKey, at: number) => sql.identifier(`key_${String(at)}`);

const keysOf = (keys: readonly SortKey[]) =>
  sql.join(
    keys.map((key, at) => sql`${key.column} as ${nameOf(key, at)}`),
    sql`, `,
  );

const orderOf = (keys: readonly SortKey[], told: (key: SortKey, at: number) => SQLWrapper) =>
  sql.join(
    keys.map((key, at) => sql`${told(key, at)} ${sql.raw(key.how)}`),
    sql`, `,
  );

interface Needed {
  task: boolean;
  process: boolean;
}

const joins = (beginning: Beginning, { task: own, process }: Needed) =>
  sql.join([...(own || process ? [beginning.task ?? sql``] : []), ...(process ? [beginning.process] : [])]);

function readPage([total, ids]: unknown[]) {
  return { total: z.int().parse(total), ids: idsOf.parse(typeof ids === 'string' ? JSON.parse(ids) : ids) };
}

const idsOf = z.array(z.string());

/** The order that is asked for, the list's own where none is, and what has to be joined for it. */
function sortOf(
  beginning: TaskTimes & Pick<Beginning, 'order'>,
  asked: NonNullable<TaskQuery['order']>,
): Needed & { keys: SortKey[] } {
  const columns = asked.map(({ by, descending }) => ({ ...sortKeys[by](beginning), descending }));
  const keys = columns.map(({ column, descending }): SortKey => {
    return { column, how: descending ? 'desc nulls last' : 'asc' };
  });
  return {
    task: columns.some((key) => key.of === 'task'),
    process: columns.some((key) => key.of === 'process'),
    keys: [...keys, ...beginning.order],
  };
}

interface SortColumn {
  column: SQL | AnyPgColumn;
  of: 'times' | 'task' | 'process';
}

const sortKeys: Record<TaskSort, (times: TaskTimes) => SortColumn> = {
  dueTime: ({ dueAt }) => ({ column: dueAt, of: 'times' }),
  createTime: ({ createdAt }) => ({ column: createdAt, of: 'times' }),
  startTime: () => ({ column: wfInstance.startedAt, of: 'process' }),
  claimTime: () => ({ column: wfTask.claimedAt, of: 'task' }),
  endTime: () => ({ column: wfTask.endedAt, of: 'task' }),
  taskName: () => ({ column: wfTask.name, of: 'task' }),
  title: () => ({ column: wfInstance.title, of: 'process' }),
  serialNumber: () => ({ column: wfInstance.serialNumber, of: 'process' }),
  itemName: () => ({ column: wfInstance.itemName, of: 'process' }),
  companyName: () => ({ column: wfInstance.companyName, of: 'process' }),
  amountWan: () => ({ column: wfInstance.amountWan, of: 'process' }),
  processStatus: () => ({ column: wfInstance.status, of: 'process' }),
};

import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import {
  wfExecution,
  wfHistory,
  wfInstance,
  wfTask,
  wfTaskCandidate,
  wfVariable,
} from '../../src/workflow/adapters/tables.ts';

/** What differs from the original, as SQL over the number `g` of the copy, by column. */
type Differing = Readonly<Record<string, string>>;

/** The id of a copy, from that of its original; those of one original sort by the number. */
const copyOf = (column: string) => `(lpad(to_hex(g), 8, '0') || right(${column}::text, 28))::uuid`;

/** Columns that name something which the copies share. */
const shared = new Set(['deployment_id', 'item_id']);

/** The statement that copies rows of a table: every copy has ids of its own. */
export function copyRows(
  table: PgTable,
  where: string,
  copies: { count: number; differing?: Differing },
): string {
  const columns = Object.values(getTableColumns(table)).map((column) => {
    const { name } = column;
    const isId = column.getSQLType() === 'uuid' && !shared.has(name);
    return [name, copies.differing?.[name] ?? (isId ? copyOf(`source.${name}`) : `source.${name}`)] as const;
  });
  const names = columns.map(([name]) => name).join(', ');
  const values = columns.map(([, value]) => value).join(', ');
  return `insert into ${getTableName(table)} (${names}) select ${values}
    from ${getTableName(table)} source cross join generate_series(1, ${String(copies.count)}) g where ${where}`;
}

/** What differs in the copies of an instance, by table. */
export interface Differences {
  instance?: Differing;
  task?: Differing;
  candidate?: Differing;
}

/** The statements that copy an instance with everything that the engine reads of it. */
export function copyInstance(
  instanceId: string,
  count: number,
  { instance, task, candidate }: Differences = {},
) {
  const own = `source.instance_id = '${instanceId}'`;
  const ofTasks = `source.task_id in (select id from wf_task where instance_id = '${instanceId}')`;
  const copies = (differing: Differing = {}) => ({ count, differing });
  return [
    copyRows(wfInstance, `source.id = '${instanceId}'`, copies(instance)),
    copyRows(wfVariable, own, copies()),
    copyRows(wfExecution, own, copies()),
    copyRows(wfTask, own, copies(task)),
    copyRows(wfTaskCandidate, ofTasks, copies(candidate)),
    copyRows(wfHistory, own, copies()),
  ];
}

/** The ids of the copies of something, in their order, without asking for them. */
export const idsOfCopies = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (at + 1).toString(16).padStart(8, '0') + id.slice(8));

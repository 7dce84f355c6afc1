import { and, asc, eq, getTableColumns, gte, inArray } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import { found } from '../../../kit/runtime/errors.ts';
import type { TaskRow } from '../../rows.ts';
import { occurring } from '../../since-decision.ts';
import type { SinceDecision } from '../../since-decision.ts';
import { wfHistory, wfInstance, wfTask } from '../tables.ts';
import { wfCommand } from '../operations/command-table.ts';

/** Whether the instance that is joined belongs to one of the trees of calls of some instances, those that have ended included. */
function isInTreesOf(db: Database, instanceIds: readonly string[]) {
  const roots = db
    .select({ id: wfInstance.rootId })
    .from(wfInstance)
    .where(inArray(wfInstance.id, [...instanceIds]));
  return inArray(wfInstance.rootId, roots);
}

const tasksOfTrees = (db: Database, instanceIds: readonly string[]) =>
  db
    .select({ task: getTableColumns(wfTask), root: wfInstance.rootId })
    .from(wfTask)
    .innerJoin(wfInstance, eq(wfInstance.id, wfTask.instanceId))
    .where(isInTreesOf(db, instanceIds))
    .orderBy(asc(wfTask.id));

/** All tasks of the tree of calls that an instance belongs to, oldest first. */
export async function tasksOfTree(db: Database, instanceId: string): Promise<TaskRow[]> {
  return (await tasksOfTrees(db, [instanceId])).map(({ task }) => task);
}

/** What has happened in the tree of a task since it was decided. */
export async function sinceDecision(db: Database, task: TaskRow): Promise<SinceDecision> {
  return found((await sinceDecisions(db, [task])).get(task.id));
}

/** The same of several tasks, by their ids; however many they are, three reads tell it. */
export async function sinceDecisions(
  db: Database,
  tasks: readonly TaskRow[],
): Promise<ReadonlyMap<string, SinceDecision>> {
  const ids = tasks.map(({ instanceId }) => instanceId);
  const rows = await tasksOfTrees(db, ids);
  const decided = tasks.flatMap(({ endedAt }) => endedAt ?? []);
  const earliest = new Date(Math.min(...decided.map((at) => at.getTime())));
  const visits = decided.length === 0 ? [] : await visitsSince(db, ids, earliest);
  const occurred = decided.length === 0 ? [] : await occurredSince(db, ids, earliest);
  return new Map(
    tasks.map(({ id, endedAt }) => {
      const root = rows.find(({ task }) => task.id === id)?.root;
      const isSince = (one: { root: string; at: Date }) =>
        one.root === root && endedAt !== null && one.at >= endedAt;
      return [
        id,
        {
          tasks: rows.filter((one) => one.root === root).map(({ task }) => task),
          visits: visits.filter((one) => isSince(one) && one.id > id),
          hasOccurred: occurred.some(isSince),
        },
      ];
    }),
  );
}

const visitsSince = (db: Database, instanceIds: readonly string[], earliest: Date) =>
  db
    .select({
      ...{ id: wfHistory.id, root: wfInstance.rootId, at: wfHistory.startedAt },
      ...{ instanceId: wfHistory.instanceId, nodeId: wfHistory.nodeId, nodeType: wfHistory.nodeType },
    })
    .from(wfHistory)
    .innerJoin(wfInstance, eq(wfInstance.id, wfHistory.instanceId))
    .where(and(isInTreesOf(db, instanceIds), gte(wfHistory.startedAt, earliest)))
    .orderBy(asc(wfHistory.id));

const occurredSince = (db: Database, instanceIds: readonly string[], earliest: Date) =>
  db
    .select({ root: wfInstance.rootId, at: wfCommand.createdAt })
    .from(wfCommand)
    .innerJoin(wfInstance, eq(wfInstance.id, wfCommand.instanceId))
    .where(
      and(
        ...[isInTreesOf(db, instanceIds), inArray(wfCommand.name, [...occurring])],
        gte(wfCommand.createdAt, earliest),
      ),
    );

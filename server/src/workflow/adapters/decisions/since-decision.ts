import { and, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { TaskRow } from '../../rows.ts';
import { occurring } from '../../since-decision.ts';
import type { SinceDecision } from '../../since-decision.ts';
import { wfHistory, wfInstance, wfTask } from '../tables.ts';
import { wfCommand } from '../operations/command-table.ts';

/** Instances of the tree of calls that an instance belongs to, those that have ended included. */
function treeOf(db: Database, instanceId: string) {
  const root = sql`(select one.root_id from ${wfInstance} one where one.id = ${instanceId}::uuid)`;
  return db.select({ id: wfInstance.id }).from(wfInstance).where(eq(wfInstance.rootId, root));
}

/** All tasks of the tree of calls that an instance belongs to, oldest first. */
export const tasksOfTree = (db: Database, instanceId: string): Promise<TaskRow[]> =>
  db
    .select()
    .from(wfTask)
    .where(inArray(wfTask.instanceId, treeOf(db, instanceId)))
    .orderBy(asc(wfTask.id));

/** What has happened in the tree of a task since it was decided. */
export async function sinceDecision(
  db: Database,
  { id, instanceId, endedAt }: TaskRow,
): Promise<SinceDecision> {
  const tasks = await tasksOfTree(db, instanceId);
  if (endedAt === null) return { tasks, visits: [], hasOccurred: false };
  const ofTree = inArray(wfHistory.instanceId, treeOf(db, instanceId));
  const visits = await db
    .select({
      ...{ instanceId: wfHistory.instanceId, nodeId: wfHistory.nodeId, nodeType: wfHistory.nodeType },
    })
    .from(wfHistory)
    .where(and(ofTree, gt(wfHistory.id, id), gte(wfHistory.startedAt, endedAt)))
    .orderBy(asc(wfHistory.id));
  const isOutside = and(inArray(wfCommand.name, [...occurring]), gte(wfCommand.createdAt, endedAt));
  const [occurred] = await db
    .select({ id: wfCommand.id })
    .from(wfCommand)
    .where(and(inArray(wfCommand.instanceId, treeOf(db, instanceId)), isOutside))
    .limit(1);
  return { tasks, visits, hasOccurred: occurred !== undefined };
}

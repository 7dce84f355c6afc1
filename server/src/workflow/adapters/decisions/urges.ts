import { and, count, eq, inArray, max } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { TaskRow } from '../../rows.ts';
import type { Urges } from '../../store.ts';
import { wfComment } from '../tables.ts';

/** Of a task that nobody was urged to do. */
export const neverUrged: Urges = { count: 0, lastAt: null };

/** How often people were urged to do some tasks, and when last; those that nobody was urged to do are left out. */
export async function urgesOf(
  db: Database,
  tasks: readonly Pick<TaskRow, 'id' | 'instanceId'>[],
): Promise<ReadonlyMap<string, Urges>> {
  if (tasks.length === 0) return new Map();
  const { taskId, instanceId, action, createdAt } = wfComment;
  // Comments are found by their instance.
  const ofThese = inArray(instanceId, [...new Set(tasks.map((task) => task.instanceId))]);
  const ids = tasks.map(({ id }) => id);
  const rows = await db
    .select({ taskId, count: count(), lastAt: max(createdAt) })
    .from(wfComment)
    .where(and(ofThese, inArray(taskId, ids), eq(action, 'urged')))
    .groupBy(taskId);
  return new Map(rows.map(({ taskId: id, ...urges }) => [id ?? '', urges]));
}

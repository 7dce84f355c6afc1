import type { TaskView } from '@policy/shared/contract/workflow/views.ts';
import { and, gt, inArray, isNotNull, or } from 'drizzle-orm';

import type { Database } from '../../../database/client.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { isUntouched } from '../../commands/withdraw-decision.ts';
import type { DefinitionCache } from '../definition-cache.ts';
import { DrizzleStore } from '../drizzle-store.ts';
import { wfTask } from '../tables.ts';
import { sinceDecisions } from './since-decision.ts';

type Done = Pick<
  TaskView,
  'taskId' | 'processInstanceId' | 'processStatus' | 'assignee' | 'outcome' | 'signs'
>;

/** Those among some done tasks whose decisions the caller may take back: a handful of reads tells it of a whole page. */
export async function withdrawableAmong(
  { db, tenantId, actor }: Pick<Context, 'db' | 'tenantId' | 'actor'>,
  done: readonly (Done & Pick<TaskView, 'processDefinitionId'>)[],
  definitions: DefinitionCache,
): Promise<ReadonlySet<string>> {
  const own = done.filter((task) => task.assignee === actor?.userId && isOpen(task));
  const touched = await touchedAmong(db, own);
  const left = own.filter(({ taskId }) => !touched.has(taskId)).map(({ taskId }) => taskId);
  if (left.length === 0) return new Set();
  const tasks = await db.select().from(wfTask).where(inArray(wfTask.id, left));
  const since = await sinceDecisions(db, tasks);
  const store = new DrizzleStore(db, tenantId, definitions);
  const withdrawable = new Set<string>();
  for (const task of tasks) {
    const version = own.find(({ taskId }) => taskId === task.id)?.processDefinitionId ?? '';
    // A version is read once and kept.
    const deployed = await store.deployment(version);
    const happened = since.get(task.id);
    if (deployed && happened && isUntouched(deployed.definition, { task, since: happened }))
      withdrawable.add(task.id);
  }
  return withdrawable;
}

const isOpen = ({ processStatus, outcome, signs }: Done): boolean =>
  processStatus === 'running' && outcome !== 'withdrawn' && signs === null;

/** Decisions of which somebody has taken, opened, changed or decided what came of them. */
async function touchedAmong(db: Database, tasks: readonly Done[]): Promise<ReadonlySet<string>> {
  if (tasks.length === 0) return new Set();
  const ids = tasks.map(({ taskId }) => taskId);
  const here = tasks.map(({ processInstanceId }) => processInstanceId);
  const ofThese = and(inArray(wfTask.instanceId, here), inArray(wfTask.causedBy, ids));
  const { endedAt, claimedAt, readAt, rev, causedBy } = wfTask;
  const rows = await db
    .selectDistinct({ causedBy })
    .from(wfTask)
    .where(and(ofThese, or(isNotNull(endedAt), isNotNull(claimedAt), isNotNull(readAt), gt(rev, 1))));
  return new Set(rows.flatMap((row) => row.causedBy ?? []));
}

import { afterDuration, atDate } from '../../expressions/due.ts';
import { textOf } from '../../expressions/operators.ts';
import { valueOf } from '../../expressions/template.ts';
import type { DeadlineRule, UserTask } from '../../model/definition.ts';
import { labelOf } from '../../model/definition.ts';
import type { Deadline, JobRow, TaskRow } from '../../rows.ts';
import { systemId } from '../../rows.ts';
import { finishTask } from '../finish-task.ts';
import { handOver } from '../hand-over.ts';
import { returnWork } from '../returns.ts';
import type { Run } from '../run.ts';
import { emit } from '../run.ts';
import type { Visit } from '../visit.ts';
import { passTask } from './pass-task.ts';

/** Sets what happens to a new task that is not done in time; it goes with the token that the task stands at. */
export function setDeadlines(visit: Visit<UserTask>, { id: taskId }: TaskRow): void {
  const { run, node, execution } = visit;
  for (const rule of node.deadlines) {
    const { act, every, times, user } = rule;
    const userId = user && textOf(valueOf(user, visit.names, labelOf(node)));
    run.jobs.add({
      ...{ id: run.context.nextId(), instanceId: execution.instanceId, executionId: execution.id },
      ...{ nodeId: node.id, kind: 'deadline', dueAt: dueAtOf(rule, visit), every, times, hops: 0 },
      ...{ overdue: null, deadline: { taskId, act, userId } },
    });
  }
}

function dueAtOf({ after }: DeadlineRule, { run, names, node }: Visit<UserTask>): Date {
  const value = valueOf(after, names, labelOf(node));
  const isDuration = typeof value === 'string' && value.trim().startsWith('P');
  return isDuration ? afterDuration(run.context.now, value, labelOf(node)) : atDate(value, labelOf(node));
}

/** A task was not done in time; one that was, or was cancelled, has no deadline any more. */
export function meetDeadline(run: Run, { deadline }: JobRow): void {
  const task = deadline && run.tasks.find(deadline.taskId);
  if (task && task.endedAt === null) acts[deadline.act](run, task, deadline);
}

const acts: Record<Deadline['act'], (run: Run, task: TaskRow, deadline: Deadline) => void> = {
  remind: (run, { id: taskId, instanceId, nodeId, assigneeId }) => {
    if (assigneeId !== null) emit(run, instanceId, { type: 'taskReminded', nodeId, taskId, assigneeId });
  },
  pass: (run, task) => passTask(run, task, { action: 'timedOut', by: task.assigneeId ?? systemId }),
  return: (run, task) => {
    const said = { action: 'timedOutReturned', userId: systemId };
    finishTask(run, { task }, { outcome: 'returned', comment: '', said });
    const { executionId, nodeId: target } = task;
    const back = { target, isOwners: true, isStraight: true, deadline: null };
    returnWork(run, run.executions.get(executionId), back);
  },
  transfer: (run, task, { userId }) => {
    const { ownerId } = run.instances.get(task.instanceId);
    // Nobody gets what he has, nor his own case.
    if (userId === null || userId === '' || [task.assigneeId, ownerId].includes(userId)) return;
    handOver(run, task, {
      ...{ how: 'transferred', assigneeId: userId, comment: '' },
      change: { ownerId: task.assigneeId, delegation: null, proxyForId: null, claimedAt: null },
    });
  },
};

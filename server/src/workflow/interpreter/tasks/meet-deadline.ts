import { buttonOf, nodeOf } from '../../model/definition.ts';
import type { Deadline, JobRow, TaskRow } from '../../rows.ts';
import { systemId } from '../../rows.ts';
import { finishTask } from '../finish-task.ts';
import { returnWork } from '../returns.ts';
import type { Run } from '../run.ts';
import { definitionOf, emit } from '../run.ts';
import { passTask } from './pass-task.ts';

/** A task was not done in time; one that was, or was cancelled, has no deadline any more. */
export function meetDeadline(run: Run, { deadline }: JobRow): void {
  const task = deadline && run.tasks.find(deadline.taskId);
  if (task && task.endedAt === null) acts[deadline.act](run, task, deadline);
}

const acts: Record<Deadline['act'], (run: Run, task: TaskRow, deadline: Deadline) => void> = {
  remind: (run, { id: taskId, instanceId, nodeId, assigneeId }) =>
    emit(run, instanceId, { type: 'taskReminded', nodeId, taskId, assigneeId }),
  // Nobody is said to have decided what he did not.
  pass: (run, task) => passTask(run, task, { action: 'timedOut', by: systemId }),
  return: (run, task) => {
    const { ownerId } = run.instances.get(task.instanceId);
    const button = buttonOf(nodeOf(definitionOf(run, task.instanceId), task.nodeId), 'returned');
    // Nobody would answer; or the case would not know of it, in a version that it has come to since.
    if (ownerId === systemId || button?.effect !== null) return;
    const said = { action: 'timedOutReturned', userId: systemId };
    finishTask(run, { task }, { outcome: 'returned', comment: '', reaction: button, said });
    const { executionId, nodeId: target } = task;
    const back = { target, isOwners: true, isStraight: true, deadline: null };
    returnWork(run, run.executions.get(executionId), back);
  },
  transfer: (run, task, { userId }) => {
    const { ownerId } = run.instances.get(task.instanceId);
    // Nobody gets what he has, nor his own case.
    if (userId === null || userId === '' || [task.assigneeId, ownerId].includes(userId)) return;
    run.transfers.push({ taskId: task.id, userId });
  },
};

import type { ExecutionRow, InstanceRow, TaskRow } from '../rows.ts';
import { closeVisit } from './history.ts';
import type { Run } from './run.ts';
import { emit, executionsIn } from './run.ts';
import { dropWaits } from './events/waits.ts';

/** Removes an execution with everything inside it: tasks, timers, inner tokens and called instances. */
export function cancelExecution(run: Run, execution: ExecutionRow, reason: string): void {
  cancelInside(run, execution, reason);
  closeVisit(run, execution, reason);
  run.executions.remove(execution.id);
}

/** Removes what an execution holds but leaves the execution itself. */
export function cancelInside(run: Run, execution: ExecutionRow, reason: string): void {
  for (const inner of executionsIn(run, execution.instanceId, execution.id))
    cancelExecution(run, inner, reason);
  for (const called of run.instances.all())
    if (called.superExecutionId === execution.id) closeInstance(run, called, reason);
  cancelTasks(run, execution);
  dropWaits(run, execution);
}

/** Closes what is still to be done at an execution. */
export function cancelTasks(run: Run, execution: ExecutionRow): void {
  for (const task of run.tasks.all())
    if (task.executionId === execution.id && task.endedAt === null) cancelTask(run, task);
}

/** Closes an open task that nobody has to do any more. */
export function cancelTask(run: Run, { id, instanceId, nodeId, rev }: TaskRow): void {
  run.tasks.change(id, { status: 'cancelled', endedAt: run.context.now, rev: rev + 1 });
  emit(run, instanceId, { type: 'taskCancelled', nodeId, taskId: id });
}

/** Empties an instance and ends it as terminated; whoever called it is told nothing. */
function closeInstance(run: Run, instance: InstanceRow, reason: string): void {
  if (instance.endedAt !== null) return;
  for (const execution of executionsIn(run, instance.id, null)) cancelExecution(run, execution, reason);
  markEnded(run, instance.id, { status: 'terminated', reason });
}

/** Writes the end of an instance. */
export function markEnded(
  run: Run,
  instanceId: string,
  end: { status: InstanceRow['status']; reason: string | null },
): void {
  dropWaits(run, { id: instanceId });
  run.instances.change(instanceId, { status: end.status, endedAt: run.context.now, endReason: end.reason });
  emit(run, instanceId, { type: 'instanceEnded', ...end });
}

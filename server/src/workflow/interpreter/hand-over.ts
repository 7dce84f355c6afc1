import type { WorkflowEvent } from '../events.ts';
import type { TaskRow } from '../rows.ts';
import { addComment } from './finish-task.ts';
import { emit, reachClaim } from './run.ts';
import type { Run } from './run.ts';

interface HandOver {
  how: Extract<WorkflowEvent, { type: 'taskHandedOver' }>['how'];
  assigneeId: string;
  /** Whom it is about besides who did it: the new holder, where nobody else is named. */
  otherId?: string;
  comment: string;
  change: Partial<Pick<TaskRow, 'ownerId' | 'delegation' | 'proxyForId' | 'claimedAt'>>;
}

/** Gives a task to somebody else, and keeps who did it, to whom and why. Answers its instance. */
export function handOver(
  run: Run,
  task: TaskRow,
  { how, assigneeId, otherId = assigneeId, comment, change }: HandOver,
): string {
  const { id: taskId, instanceId, nodeId } = task;
  run.tasks.change(taskId, { status: 'doing', assigneeId, readAt: null, ...change, rev: task.rev + 1 });
  addComment(run, task, { action: how, text: comment, toIds: [otherId] });
  emit(run, instanceId, { type: 'taskHandedOver', how, nodeId, taskId, otherId, comment });
  reachClaim(run, task);
  return instanceId;
}

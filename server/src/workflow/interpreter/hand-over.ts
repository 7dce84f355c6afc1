import type { WorkflowEvent } from '../events.ts';
import type { TaskRow } from '../rows.ts';
import { addComment } from './finish-task.ts';
import { emit } from './run.ts';
import type { Run } from './run.ts';

interface HandOver {
  how: Extract<WorkflowEvent, { type: 'taskHandedOver' }>['how'];
  assigneeId: string;
  comment: string;
  change: Partial<Pick<TaskRow, 'ownerId' | 'delegation' | 'claimedAt'>>;
}

/** Gives a task to somebody else, and keeps who did it, to whom and why. Answers its instance. */
export function handOver(run: Run, task: TaskRow, { how, assigneeId, comment, change }: HandOver): string {
  const { id: taskId, instanceId, nodeId } = task;
  run.tasks.change(taskId, { status: 'doing', assigneeId, ...change, rev: task.rev + 1 });
  addComment(run, task, { action: how, text: comment, toIds: [assigneeId] });
  emit(run, instanceId, { type: 'taskHandedOver', how, nodeId, taskId, assigneeId, comment });
  return instanceId;
}

import { dropWaits } from './events/waits.ts';
import type { Reaction } from '../model/definition.ts';
import type { TaskRow } from '../rows.ts';
import { keepOutcome } from './outcomes.ts';
import type { Run } from './run.ts';
import { emit, react } from './run.ts';

/** What a person decided and said, and what the model makes of it. */
export interface Decision {
  outcome: string;
  comment: string;
  reaction?: Reaction | undefined;
}

/** Closes a task with its outcome; the token carries the outcome to the conditions that follow. */
export function finishTask(
  run: Run,
  { task }: { task: TaskRow },
  { outcome, comment, reaction }: Decision,
): void {
  const { actorId, now } = run.context;
  const assigneeId = task.assigneeId ?? actorId;
  run.tasks.change(task.id, { status: 'done', outcome, assigneeId, endedAt: now, rev: task.rev + 1 });
  addComment(run, task, { action: outcome, text: comment });
  const execution = run.executions.get(task.executionId);
  if (!task.isOwners) keepOutcome(run, execution, outcome);
  dropWaits(run, execution);
  emit(run, task.instanceId, { type: 'taskClosed', nodeId: task.nodeId, taskId: task.id, outcome, comment });
  react(run, task, reaction);
}

/** Keeps what a person said about an instance or one of its tasks. */
export function addComment(
  run: Run,
  about: { instanceId: string; id: string | null },
  { toIds = [], ...said }: { action: string; text: string; toIds?: readonly string[] },
): void {
  const { actorId: userId, now: createdAt } = run.context;
  run.comments.push({
    id: run.context.nextId(),
    instanceId: about.instanceId,
    taskId: about.id,
    userId,
    ...said,
    toIds,
    createdAt,
  });
}

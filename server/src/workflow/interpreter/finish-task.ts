import type { Beside } from '../inputs.ts';
import type { Reaction } from '../model/definition.ts';
import { systemId } from '../rows.ts';
import type { TaskRow } from '../rows.ts';
import { keepOutcome } from './outcomes.ts';
import type { Run } from './run.ts';
import { emit, reachClaim, react } from './run.ts';
import { mention } from './tasks/mention.ts';

/** What a person decided and said, and what the model makes of it. */
export interface Decision {
  outcome: string;
  comment: string;
  reaction?: Reaction | undefined;
  /** How the history tells of it, where nobody decided. */
  said?: { action: string; userId: string };
}

/** Closes a task with its outcome; the token carries the outcome to the conditions that follow. */
export function finishTask(
  run: Run,
  { task }: { task: TaskRow },
  { outcome, comment, reaction, said }: Decision,
): void {
  const doer = said ? { assigneeId: task.assigneeId ?? run.context.actorId } : doerOf(run, task);
  run.tasks.change(task.id, {
    ...{ status: 'done', outcome, endedAt: run.context.now, rev: task.rev + 1 },
    ...doer,
  });
  // What is said besides the holder stands in the history where he decides.
  addComment(run, { ...task, id: task.signsFor ?? task.id }, { action: outcome, text: comment, ...said });
  // Operations and deadlines decide what nobody has claimed.
  reachClaim(run, task);
  const execution = run.executions.get(task.executionId);
  if (!task.isOwners && task.signs === null) keepOutcome(run, execution, outcome);
  emit(run, task.instanceId, { type: 'taskClosed', nodeId: task.nodeId, taskId: task.id, outcome, comment });
  react(run, task, reaction);
}

/** What operations staff decide is theirs, and tells for whom: its holder, or nobody. */
function doerOf(run: Run, { assigneeId }: TaskRow): Pick<TaskRow, 'assigneeId'> & Partial<TaskRow> {
  const { actorId, onBehalfOf } = run.context;
  const isForHolder = onBehalfOf !== null && onBehalfOf === (assigneeId ?? systemId);
  return isForHolder
    ? { assigneeId: actorId, proxyForId: onBehalfOf }
    : { assigneeId: assigneeId ?? actorId };
}

interface SaidOfTask {
  action: string;
  text: string;
  /** Whom it was about. */
  toIds?: readonly string[];
  /** Whose act it was, where it was not the caller's. */
  userId?: string;
}

const nothingBeside: Beside = { attachments: [], mentionIds: [] };

/** Keeps what a person said about an instance or one of its tasks. */
export function addComment(
  run: Run,
  about: { instanceId: string; id: string | null; name?: string; historyId?: string | null },
  { toIds = [], userId = run.context.actorId, ...said }: SaidOfTask,
): void {
  const { onBehalfOf, now: createdAt, beside } = run.context;
  // What comes after is told by rules and not by whoever acts.
  const { attachments, mentionIds } = run.comments.length === 0 ? beside : nothingBeside;
  run.comments.push({
    id: run.context.nextId(),
    instanceId: about.instanceId,
    ...{ taskId: about.id, historyId: about.historyId ?? null },
    userId,
    ...said,
    onBehalfOf: userId === run.context.actorId ? onBehalfOf : null,
    ...{ toIds, mentionIds, attachments, createdAt },
  });
  mention(run, about, { comment: said.text, userIds: mentionIds.filter((one) => !toIds.includes(one)) });
}

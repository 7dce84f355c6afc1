import { emit } from '../run.ts';
import type { Run } from '../run.ts';

/** Lets people know of a case whom a comment on one of its tasks mentions: each is told, and gets a copy unless he has one. */
export function mention(
  run: Run,
  { instanceId, id: taskId, name: step = '' }: { instanceId: string; id: string | null; name?: string },
  { userIds, comment }: { userIds: readonly string[]; comment: string },
): void {
  if (taskId === null || userIds.length === 0) return;
  const { actorId: fromId, now: createdAt } = run.context;
  for (const userId of userIds)
    run.copies.push({
      id: run.context.nextId(),
      instanceId,
      taskId,
      step,
      userId,
      fromId,
      createdAt,
      readAt: null,
    });
  emit(run, instanceId, { type: 'taskMentioned', taskId, userIds, comment });
}

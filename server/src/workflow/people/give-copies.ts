import { addComment } from '../interpreter/finish-task.ts';
import type { CopyLookup, Run } from '../interpreter/run.ts';
import { emit } from '../interpreter/run.ts';
import { systemId } from '../rows.ts';
import type { Around } from './look-up.ts';
import { lookUp } from './look-up.ts';

/** Gives the copies that steps of a run have asked for; a step that finds nobody gives none, and the process goes on. */
export async function giveCopies(run: Run, around: Around): Promise<void> {
  for (const asked of run.copiesAsked.splice(0)) await give(run, asked, around);
}

async function give(run: Run, asked: CopyLookup, around: Around): Promise<void> {
  const { instanceId, nodeId, step, historyId, wanted } = asked;
  const userIds = [...(await lookUp(run, { own: { id: '', instanceId }, wanted }, around))];
  if (userIds.length === 0) return;
  const { now: createdAt } = run.context;
  for (const userId of userIds)
    run.copies.push({
      ...{
        id: run.context.nextId(),
        instanceId,
        taskId: null,
        step,
        userId,
        fromId: systemId,
        createdAt,
        readAt: null,
      },
    });
  const said = { action: 'copied', text: '', toIds: userIds, userId: systemId };
  addComment(run, { instanceId, id: null, historyId }, said);
  const { title } = run.instances.get(instanceId);
  emit(run, instanceId, { type: 'caseCopied', nodeId, title, step, userIds });
}

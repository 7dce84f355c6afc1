import { addComment } from '../interpreter/finish-task.ts';
import type { CopyLookup, Run } from '../interpreter/run.ts';
import { definitionOf, emit } from '../interpreter/run.ts';
import { systemId } from '../rows.ts';
import type { CopyRow } from '../rows.ts';
import type { Around } from './look-up.ts';
import { lookUp } from './look-up.ts';

/** Gives the copies that steps of a run have asked for; a step that finds nobody gives none, and the process goes on. */
export async function giveCopies(run: Run, around: Around): Promise<void> {
  for (const asked of run.copiesAsked.splice(0)) await give(run, asked, around);
}

async function give(run: Run, asked: CopyLookup, around: Around): Promise<void> {
  const { instanceId, nodeId, step, notice, fromId = systemId } = asked;
  const readers = await whoReads(run, asked, around);
  if (notice) {
    const userIds = readers.filter((id) => id !== systemId);
    if (userIds.length > 0) emit(run, instanceId, { type: 'noticeGiven', nodeId, ...notice, userIds });
    return;
  }
  const userIds = await whoGets(run, { ...asked, readers }, around);
  if (userIds.length === 0) return;
  const { now: createdAt } = run.context;
  for (const userId of userIds)
    run.copies.push({
      id: run.context.nextId(),
      ...{ instanceId, taskId: null, step, userId, fromId, createdAt, readAt: null },
    });
  const said = { action: 'copied', text: '', toIds: userIds, userId: fromId };
  const historyId = asked.historyId ?? visitOf(run, asked);
  addComment(run, { instanceId, id: null, historyId }, said);
  const { title } = run.instances.get(instanceId);
  emit(run, instanceId, { type: 'caseCopied', nodeId, title, step, userIds });
}

/** The visit of a step in this run: what is said of a start stands there. */
const visitOf = (run: Run, { instanceId, nodeId }: CopyLookup): string | null =>
  run.history.difference().added.find((row) => row.instanceId === instanceId && row.nodeId === nodeId)?.id ??
  null;

/** Those whom a step names who may read the case. */
async function whoReads(
  run: Run,
  { instanceId, wanted }: CopyLookup,
  { people, store }: Around,
): Promise<string[]> {
  const named = await lookUp(run, { own: { id: '', instanceId }, wanted }, { people, store });
  if (named.size === 0) return [];
  const { processKey, businessKey } = run.instances.get(instanceId);
  const { caseType } = definitionOf(run, instanceId);
  const readers = await people.readersAmong([...named], { processKey, businessKey, caseType });
  return [...named].filter((id) => readers.has(id));
}

/** The same, but for whoever has not opened yet what the same step gave him before. */
async function whoGets(
  run: Run,
  { instanceId, step, readers, fromId = systemId }: CopyLookup & { readers: readonly string[] },
  { store }: Around,
): Promise<string[]> {
  if (readers.length === 0) return [];
  const isOfStep = (copy: CopyRow) =>
    copy.taskId === null && copy.instanceId === instanceId && copy.step === step;
  const given = run.copies.filter(isOfStep).map(({ userId }) => userId);
  const has = new Set([...(await store.unreadCopies({ instanceId, step })), ...given]);
  return readers.filter((id) => id !== systemId && id !== fromId && !has.has(id));
}

import type { SignerPosition } from '@policy/shared/contract/workflow/status.ts';

import type { TaskRow } from '../../rows.ts';
import { cancelTask } from '../cancel.ts';
import { keepOutcome } from '../outcomes.ts';
import type { Run } from '../run.ts';
import { emit } from '../run.ts';

/** The open tasks at a token: that of its holder, and those of who signs besides him. */
const openAt = (run: Run, { executionId }: TaskRow): readonly TaskRow[] =>
  run.tasks.all().filter((row) => row.executionId === executionId && row.endedAt === null);

/** Who has not signed yet besides the holder of a task. */
export const openSigners = (run: Run, task: TaskRow): readonly TaskRow[] =>
  openAt(run, task).filter(({ signsFor }) => signsFor === task.id);

/** Makes the task of somebody who signs besides the holder of another: at the same token, so that it goes with that. */
export function addSigner(
  run: Run,
  task: TaskRow,
  { userId, position }: { userId: string; position: SignerPosition },
): void {
  const { id } = run.tasks.add({
    ...task,
    id: run.context.nextId(),
    ...{ status: 'doing', assigneeId: userId, ownerId: task.assigneeId, delegation: null, proxyForId: null },
    ...{ claimedAt: null, readAt: null, createdAt: run.context.now, endedAt: null, outcome: null, rev: 1 },
    ...{ causedBy: task.id, signs: position, signsFor: task.id, signersAfter: [] },
  });
  emit(run, task.instanceId, {
    ...{ type: 'taskCreated', nodeId: task.nodeId, taskId: id, isOwners: false, assigneeId: userId },
  });
  run.asked.push({ taskId: id, wanted: [], fallback: [] });
}

/** A task was decided: its token goes on once nobody is left to sign, or as soon as somebody rejects who may. */
export function afterDecision(run: Run, task: TaskRow, outcome: string): void {
  const isApproved = outcome === 'approved';
  if (task.signs === null && isApproved)
    for (const userId of task.signersAfter) addSigner(run, task, { userId, position: 'after' });
  // Whoever signs before the decision advises: whatever he says, the holder decides.
  if (task.signs === 'before') return;
  if (!isApproved) {
    if (task.signs !== null) keepOutcome(run, run.executions.get(task.executionId), 'rejected');
    for (const open of openAt(run, task)) cancelTask(run, open);
  }
  leaveIfSigned(run, task);
}

/** Whoever was taken away is waited for no more. */
export function dropSigner(run: Run, task: TaskRow): void {
  cancelTask(run, task);
  if (task.signs !== 'before') leaveIfSigned(run, task);
}

function leaveIfSigned(run: Run, task: TaskRow): void {
  if (openAt(run, task).length === 0) run.agenda.push({ kind: 'leave', executionId: task.executionId });
}

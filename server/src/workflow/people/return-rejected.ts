import { Refusal } from '../../kit/runtime/errors.ts';
import { addComment } from '../interpreter/finish-task.ts';
import { returnWork } from '../interpreter/returns.ts';
import type { Run } from '../interpreter/run.ts';
import { definitionOf, nodeAt } from '../interpreter/run.ts';
import { endInstance } from '../interpreter/scopes.ts';
import { labelOf } from '../model/definition.ts';
import { ruledRejection, ruleOf } from '../rejecting/rejection.ts';
import type { ExecutionRow, TaskRow } from '../rows.ts';
import { systemId } from '../rows.ts';
import type { Store } from '../store.ts';
import { tasksSoFar } from './tasks-so-far.ts';

/** Does what the rules of steps make of votes that have rejected: where their work goes is told by what was done so far. */
export async function returnRejected(run: Run, store: Store): Promise<void> {
  for (const executionId of run.rejected.splice(0)) {
    const token = run.executions.find(executionId);
    // What else happened in the command may have taken it away.
    if (token) await returnVoted(run, token, store);
  }
}

async function returnVoted(run: Run, token: ExecutionRow, store: Store): Promise<void> {
  const { instanceId, historyId } = token;
  const instance = run.instances.get(instanceId);
  const node = nodeAt(run, token);
  const rule = ruleOf(node);
  const tasks = await tasksSoFar(run, { id: '', instanceId }, store);
  const task = tasks.findLast((one) => one.nodeId === node.id && isVote(one));
  const definition = definitionOf(run, instanceId);
  const rejection = rule && task && ruledRejection({ definition, instance, task, tasks }, rule);
  if (!task || !rejection || rejection.kind === 'outcome')
    throw new Refusal('workflow.rejectNowhere', { node: labelOf(node) });
  addComment(
    run,
    { instanceId, id: null, historyId },
    { action: 'voteRejected', text: '', userId: systemId },
  );
  if (rejection.kind === 'end') {
    endInstance(run, instanceId, { status: 'rejected', reason: null });
    return;
  }
  noteReturn(run, task);
  const { target, isOwners, isStraight } = rejection;
  returnWork(run, token, { target, isOwners, isStraight, deadline: null });
}

const isVote = ({ status, signs, isOwners }: TaskRow): boolean =>
  status === 'done' && signs === null && !isOwners;

/** Nobody's task of the vote was returned, but the step was: whoever asks what was approved since finds that. */
function noteReturn(run: Run, task: TaskRow): void {
  const { now } = run.context;
  run.tasks.add({
    ...task,
    ...{ id: run.context.nextId(), outcome: 'returned', assigneeId: systemId, causedBy: task.id, rev: 1 },
    ...{ ownerId: null, delegation: null, proxyForId: null, claimedAt: null, readAt: null, signersAfter: [] },
    ...{ createdAt: now, endedAt: now },
  });
}

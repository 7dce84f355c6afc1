import { noCall } from '../rows.ts';
import type { ExecutionRow, Overdue } from '../rows.ts';
import { beginAgain } from './activity.ts';
import { cancelExecution, cancelTasks } from './cancel.ts';
import { createOwnersTask } from './create-task.ts';
import { dropWaits } from './events/waits.ts';
import { takeBack } from './go-back.ts';
import { closeVisit, openVisit } from './history.ts';
import type { Run } from './run.ts';
import { executionsIn, nodeAt } from './run.ts';
import { addToken } from './scopes.ts';
import { visitOf } from './visit.ts';

/** Where the work of a token goes, and what comes after it. */
export interface Return {
  /** The node that gets it. */
  target: string;
  /** Whom the process belongs to has the turn there, instead of the node's own handler. */
  isOwners: boolean;
  /** It comes straight back to who returned it; otherwise everything from the target on is done once more. */
  isStraight: boolean;
  /** Until when an answer is waited for, and what happens then; null for any time. */
  deadline: { dueAt: Date; overdue: Overdue } | null;
}

/** Returns the work of a token whose own task is closed. */
export function returnWork(run: Run, execution: ExecutionRow, { target, ...how }: Return): void {
  const { id: executionId, instanceId } = how.isStraight
    ? sendOut(run, execution, target)
    : takeBack(run, execution, target);
  const { isOwners, deadline } = how;
  if (isOwners) giveToOwner(run, executionId, deadline?.dueAt ?? null);
  else run.agenda.push({ kind: 'enter', executionId, nodeId: target, flowId: null });
  if (deadline === null) return;
  const { dueAt, overdue } = deadline;
  const job = { id: run.context.nextId(), instanceId, executionId, nodeId: target };
  run.jobs.add({
    ...job,
    ...noCall,
    kind: 'timeout',
    dueAt,
    overdue,
    deadline: null,
    every: null,
    times: 1,
    hops: 0,
  });
}

/** Whoever returns straight keeps his place, in his branch and among several; below it stands who has the work meanwhile. */
function sendOut(run: Run, execution: ExecutionRow, target: string): ExecutionRow {
  const { id: parentId, instanceId, nodeId: returnTo } = execution;
  cancelTasks(run, execution);
  dropWaits(run, execution);
  closeVisit(run, execution, 'returned');
  const { id } = addToken(run, { instanceId, parentId, nodeId: target });
  return run.executions.change(id, { returnTo });
}

/** Everything that a process has under way goes, and whom it belongs to has his turn at its start; from there it begins once more. */
export function giveBackWhole(run: Run, instanceId: string, startId: string): void {
  for (const execution of executionsIn(run, instanceId, null)) cancelExecution(run, execution, 'withdrawn');
  const { id } = addToken(run, { instanceId, parentId: null, nodeId: startId });
  giveToOwner(run, id, null);
}

function giveToOwner(run: Run, executionId: string, dueAt: Date | null): void {
  const execution = run.executions.get(executionId);
  openVisit(run, execution, nodeAt(run, execution));
  createOwnersTask(visitOf(run, executionId), dueAt);
}

/** What was returned straight is done: it takes no flow, and who returned it begins again. */
export function comeBack(run: Run, token: ExecutionRow): void {
  dropWaits(run, token);
  closeVisit(run, token);
  run.executions.remove(token.id);
  beginAgain(run, run.executions.get(token.parentId ?? ''));
}

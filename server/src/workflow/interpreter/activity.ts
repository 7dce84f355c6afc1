import { enterNode } from '../behaviours/table.ts';
import type { ExecutionRow } from '../rows.ts';
import { openBody } from './body.ts';
import { openVisit } from './history.ts';
import type { Run } from './run.ts';
import { bodyAround } from './run.ts';
import { visitOf } from './visit.ts';
import { askCopies } from './tasks/ask-copies.ts';
import { setWaits } from './events/waits.ts';

/**
 * A token has come to a node: what waits on the border of an activity waits from now on, however many instances it has,
 * and each of them does what the node's type does.
 */
export function beginActivity(run: Run, executionId: string): void {
  const visit = visitOf(run, executionId);
  const { loop } = visit.node;
  setWaits(visit);
  // Once for all who decide, and whatever they decide.
  if (visit.node.type === 'userTask' && visit.node.copyTo) askCopies(visit, visit.node.copyTo);
  if (loop) openBody({ ...visit, loop });
  else enterNode(visit);
}

/** One of several instances begins. */
export function beginInstance(run: Run, executionId: string): void {
  const visit = visitOf(run, executionId);
  openVisit(run, visit.execution, visit.node);
  enterNode(visitOf(run, executionId));
}

/** A token, or one of several instances, does the work of its node once more. */
export function beginAgain(run: Run, execution: ExecutionRow): void {
  const { id: executionId, nodeId } = execution;
  if (bodyAround(run, execution)) run.agenda.push({ kind: 'begin', executionId });
  else run.agenda.push({ kind: 'enter', executionId, nodeId, flowId: null });
}

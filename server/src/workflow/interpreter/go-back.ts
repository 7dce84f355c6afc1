import { branchPath, isWithin } from '../model/branches.ts';
import type { Definition } from '../model/definition.ts';
import { nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { cancelExecution, cancelInside } from './cancel.ts';
import { closeVisit } from './history.ts';
import { forgetOutcome } from './outcomes.ts';
import type { Run } from './run.ts';
import { bodyAround, definitionOf, executionsIn, nodeAt } from './run.ts';

/** Takes a token back to an earlier node: everything that grew out of that node's branch goes, one token enters it. */
export function goBack(run: Run, execution: ExecutionRow, target: string): void {
  const definition = definitionOf(run, execution.instanceId);
  const token = standIn(run, execution, nodeOf(definition, target).scopeId);
  const outer = branchPath(definition, target);
  for (const other of executionsIn(run, token.instanceId, token.parentId))
    if (other.id !== token.id && isLeft(definition, other, outer)) cancelExecution(run, other, 'returned');
  cancelInside(run, token, 'returned');
  closeVisit(run, token, 'returned');
  forgetOutcome(run, token.id);
  run.agenda.push({ kind: 'enter', executionId: token.id, nodeId: target, flowId: null });
}

/** What grew out of the branch goes; what an event began beside it is none of it. */
const isLeft = (definition: Definition, { nodeId }: ExecutionRow, outer: readonly string[]): boolean =>
  nodeOf(definition, nodeId).type !== 'eventSubProcess' && isWithin(branchPath(definition, nodeId), outer);

/** The execution itself, or the one around it that stands in the given scope; for one of several instances, all of them. */
function standIn(run: Run, execution: ExecutionRow, scopeId: string | null): ExecutionRow {
  const body = bodyAround(run, execution);
  if (body) return standIn(run, body, scopeId);
  if (nodeAt(run, execution).scopeId === scopeId || execution.parentId === null) return execution;
  return standIn(run, run.executions.get(execution.parentId), scopeId);
}

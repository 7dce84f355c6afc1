import { branchPath, isWithin } from '../model/branches.ts';
import type { Definition } from '../model/definition.ts';
import { nodeOf } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { cancelExecution, cancelInside } from './cancel.ts';
import { closeVisit } from './history.ts';
import { forgetOutcome } from './outcomes.ts';
import { placeFor, standAt } from './place.ts';
import type { Run } from './run.ts';
import { definitionOf, executionsIn } from './run.ts';

/**
 * Takes a token back to an earlier node: everything that grew out of that node's branch goes, and one token stands at it.
 * A subprocess that has ended is opened again where the node lies in one.
 */
export function takeBack(run: Run, execution: ExecutionRow, target: string): ExecutionRow {
  const definition = definitionOf(run, execution.instanceId);
  const { token, scopes } = placeFor(run, execution, nodeOf(definition, target).scopeId);
  const outer = branchPath(definition, scopes[0] ?? target);
  for (const other of executionsIn(run, token.instanceId, token.parentId))
    if (other.id !== token.id && isLeft(definition, other, outer)) cancelExecution(run, other, 'returned');
  cancelInside(run, token, 'returned');
  closeVisit(run, token, 'returned');
  forgetOutcome(run, token.id);
  return standAt(run, { token, scopes }, target);
}

/** What grew out of the branch goes; what an event began beside it is none of it. */
const isLeft = (definition: Definition, { nodeId }: ExecutionRow, outer: readonly string[]): boolean =>
  nodeOf(definition, nodeId).type !== 'eventSubProcess' && isWithin(branchPath(definition, nodeId), outer);

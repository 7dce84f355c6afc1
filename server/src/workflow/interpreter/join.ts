import type { Flow } from '../model/definition.ts';
import type { ExecutionRow } from '../rows.ts';
import { closeVisit } from './history.ts';
import { forgetOutcomeBehindJoin } from './outcomes.ts';
import type { Run } from './run.ts';
import { executionsIn } from './run.ts';

/** Tokens that wait at the same join as this one, itself included, oldest first. */
export const waitingWith = (run: Run, token: ExecutionRow): readonly ExecutionRow[] =>
  executionsIn(run, token.instanceId, token.parentId).filter(
    (row) => row.joining && row.nodeId === token.nodeId,
  );

/** The first token of each flow; tokens that a jump put here have no flow and all stand for one that is empty. */
export function arrivals(incoming: readonly Flow[], waiting: readonly ExecutionRow[]) {
  const byFlow = incoming.map((flow) => waiting.find((token) => token.arrivedBy === flow.id));
  return {
    filled: byFlow.filter((token) => token !== undefined),
    empty: incoming.filter((_, index) => byFlow[index] === undefined),
    jumped: waiting.filter((token) => token.arrivedBy === null),
  };
}

/** Lets one token go on for all that were waited for. */
export function merge(run: Run, tokens: readonly ExecutionRow[]): void {
  const [first, ...others] = tokens;
  if (!first) return;
  for (const other of others) {
    closeVisit(run, other);
    run.executions.remove(other.id);
  }
  run.executions.change(first.id, { joining: false });
  forgetOutcomeBehindJoin(run, first);
  run.agenda.push({ kind: 'leave', executionId: first.id });
}

import type { ExecutionRow } from '../rows.ts';
import type { Run } from './run.ts';
import { nodeAt } from './run.ts';

/**
 * Keeps what was chosen at a token's node: as `outcome` for what follows on the same branch, and by node for the
 * whole instance as `outcomes`, where the newest choice of a node wins.
 * A node that went on without a choice has none, which conditions may ask for.
 */
export function keepOutcome(run: Run, execution: ExecutionRow, outcome: string | null): void {
  run.executions.change(execution.id, { variables: { ...execution.variables, outcome } });
  if (outcome === null) return;
  const { outcomes } = run.instances.get(execution.instanceId);
  run.instances.change(execution.instanceId, { outcomes: { ...outcomes, [execution.nodeId]: outcome } });
}

/** What comes next on a token does not know what was chosen before: that was in another branch or another scope. */
export function forgetOutcome(run: Run, executionId: string): void {
  const { outcome, ...variables } = run.executions.get(executionId).variables;
  if (outcome !== undefined) run.executions.change(executionId, { variables });
}

/** Where several branches meet, none of their outcomes is the one that was chosen. */
export function forgetOutcomeBehindJoin(run: Run, token: ExecutionRow): void {
  if (nodeAt(run, token).incoming.length > 1) forgetOutcome(run, token.id);
}

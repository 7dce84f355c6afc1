import type { ExecutionRow } from '../rows.ts';
import type { Body, Run } from './run.ts';
import { bodyAround, nodeAt } from './run.ts';

/**
 * Keeps what was chosen at a token's node: as `outcome` for what follows on the same branch, and by node for the
 * whole instance as `outcomes`, where the newest choice of a node wins.
 * A node that went on without a choice has none, which conditions may ask for.
 */
export function keepOutcome(run: Run, execution: ExecutionRow, outcome: string | null): void {
  run.executions.change(execution.id, { variables: { ...execution.variables, outcome } });
  // One instance of several says nothing for its node: the body counts them.
  if (outcome === null || bodyAround(run, execution)) return;
  const { outcomes } = run.instances.get(execution.instanceId);
  run.instances.change(execution.instanceId, { outcomes: { ...outcomes, [execution.nodeId]: outcome } });
}

/** Keeps how often each outcome was chosen so far in the instances of a body. */
export function countOutcomes(run: Run, { instanceId, nodeId, loop }: Body): void {
  if (Object.keys(loop.outcomes).length === 0) return;
  const { outcomes } = run.instances.get(instanceId);
  run.instances.change(instanceId, { outcomes: { ...outcomes, [nodeId]: loop.outcomes } });
}

/** What follows a body knows what its instances decided together, or else an outcome where all of them chose the same. */
export function keepAgreed(run: Run, { id, loop, variables }: Body, verdict: string | null): void {
  const chosen = Object.entries(loop.outcomes).flatMap(([outcome, count]) => (count > 0 ? [outcome] : []));
  const { outcome: _, ...others } = variables;
  const agreed = verdict ? { outcome: verdict } : chosen.length === 1 ? { outcome: chosen[0] } : {};
  run.executions.change(id, { variables: { ...others, ...agreed } });
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

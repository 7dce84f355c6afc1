import type { Definition, ModelNode } from '../../../src/workflow/model/definition.ts';
import type { ExecutionRow, JobRow, SubscriptionRow, TaskRow } from '../../../src/workflow/rows.ts';
import type { Engine, Snapshot } from '../engine.ts';

/** All rows of an engine, and where they stand. */
export interface KeptRows extends Snapshot {
  definitionOf(instanceId: string): Definition;
  nodeAt(row: { instanceId: string; nodeId: string }): ModelNode;
  inside(id: string): readonly ExecutionRow[];
  openAt(row: ExecutionRow): readonly TaskRow[];
  waitsOf(row: { id: string }): readonly (JobRow | SubscriptionRow)[];
}

/** The rows of an engine as they are now. */
export async function keptRowsOf({ keeper }: Engine): Promise<KeptRows> {
  const snapshot = await keeper.snapshot();
  const { instances, executions, tasks, jobs, subscriptions } = snapshot;
  const definitions = new Map<string, Definition>();
  for (const { id, deploymentId } of instances) {
    const deployed = await keeper.transact((store) => store.deployment(deploymentId));
    if (deployed) definitions.set(id, deployed.definition);
  }
  const definitionOf = (instanceId: string) => known(definitions.get(instanceId));
  return {
    ...snapshot,
    definitionOf,
    nodeAt: ({ instanceId, nodeId }) => known(definitionOf(instanceId).nodes.get(nodeId)),
    inside: (id) => executions.filter(({ parentId }) => parentId === id),
    openAt: ({ id }) => tasks.filter(({ executionId, endedAt }) => executionId === id && endedAt === null),
    waitsOf: ({ id }) => [...jobs, ...subscriptions].filter(({ executionId }) => executionId === id),
  };
}

function known<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Error('A row of no process, or at no node');
  return row;
}

/** Who waits for the answer to what he returned: a token below him has the work. */
export const hasReturned = (kept: KeptRows, { id, kind }: ExecutionRow): boolean =>
  kind === 'token' && kept.inside(id).length > 0;

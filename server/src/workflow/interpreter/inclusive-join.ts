import type { Definition, Flow } from '../model/definition.ts';
import { canArriveBy } from '../model/reach.ts';
import type { ExecutionRow } from '../rows.ts';
import { arrivals, merge, waitingWith } from './join.ts';
import type { Run } from './run.ts';
import { definitionOf, executionsIn, nodeAt } from './run.ts';

/** Fires the inclusive joins that nothing can reach any more; tells whether one did. */
export function fireInclusiveJoins(run: Run): boolean {
  let fired = false;
  for (const { id } of run.executions.all()) {
    const token = run.executions.find(id);
    if (!token?.joining || nodeAt(run, token).type !== 'inclusiveGateway') continue;
    fired = fireJoinOf(run, token) || fired;
  }
  return fired;
}

/**
 * BPMN 2.0.2, 13.4.3: a token blocks when it has a path to an empty incoming flow that avoids the gateway,
 * and no such path to one that is filled already. Plain reachability would wait for itself inside a loop.
 */
function fireJoinOf(run: Run, token: ExecutionRow): boolean {
  const node = nodeAt(run, token);
  const { filled, empty, jumped } = arrivals(node.incoming, waitingWith(run, token));
  const definition = definitionOf(run, token.instanceId);
  const filledFlows = node.incoming.filter((flow) => !empty.includes(flow));
  // Tokens inside a subprocess or a called instance count as their ancestor in the gateway's scope.
  const others = executionsIn(run, token.instanceId, token.parentId).filter(
    (row) => row.nodeId !== token.nodeId,
  );
  const blocks = (row: ExecutionRow) =>
    arrivesByAny(definition, row.nodeId, empty) && !arrivesByAny(definition, row.nodeId, filledFlows);
  if (others.some(blocks)) return false;
  merge(run, [...filled, ...jumped]);
  return true;
}

const arrivesByAny = (definition: Definition, nodeId: string, flows: readonly Flow[]) =>
  flows.some((flow) => canArriveBy(definition, nodeId, flow));

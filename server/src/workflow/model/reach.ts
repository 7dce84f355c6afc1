import type { Definition, Flow } from './definition.ts';
import { nodeOf } from './definition.ts';

/** Nodes to which a token at a node may go next, timers on its border included. */
export function nextOf(definition: Definition, nodeId: string): readonly string[] {
  const flows = nodeOf(definition, nodeId).outgoing.map((flow) => flow.targetId);
  return [...flows, ...(definition.boundaries.get(nodeId) ?? []).map((event) => event.id)];
}

/** Every node that can be reached from a node without going through the avoided one; the node itself counts. */
export function reachable(
  definition: Definition,
  from: string,
  avoided: string | null = null,
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || id === avoided) continue;
    seen.add(id);
    open.push(...nextOf(definition, id));
  }
  return seen;
}

/** Whether a token at a node could still arrive by a flow without going through the flow's target first. */
export const canArriveBy = (definition: Definition, from: string, flow: Flow): boolean =>
  reachable(definition, from, flow.targetId).has(flow.sourceId);

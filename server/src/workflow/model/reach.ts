import type { Definition, Flow } from './definition.ts';
import { nodeOf } from './definition.ts';

/** Nodes to which a token at a node may go next, what may happen on its border included. */
export function nextOf(definition: Definition, nodeId: string): readonly string[] {
  const flows = nodeOf(definition, nodeId).outgoing.map((flow) => flow.targetId);
  return [...flows, ...(definition.boundaries.get(nodeId) ?? []).map((event) => event.id)];
}

/** Every node that can be reached from some nodes without going through the avoided ones; the nodes themselves count. */
export function reach(
  definition: Definition,
  from: readonly string[],
  avoided: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = from.filter((id) => !avoided.has(id));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...nextOf(definition, id).filter((next) => !avoided.has(next)));
  }
  return seen;
}

/** Whether a token at a node could still arrive by a flow without going through the flow's target first. */
export const canArriveBy = (definition: Definition, from: string, flow: Flow): boolean =>
  reach(definition, [from], new Set([flow.targetId])).has(flow.sourceId);

/** The nodes from which a token could still arrive by a flow without going through the flow's target first. */
export function arrivingBy(definition: Definition, flow: Flow): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [flow.sourceId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || id === flow.targetId) continue;
    seen.add(id);
    const node = nodeOf(definition, id);
    open.push(...node.incoming.map(({ sourceId }) => sourceId));
    // What happens on a border comes from its host.
    if (node.type === 'boundaryEvent') open.push(node.attachedTo);
  }
  return seen;
}

import { Refusal } from '../../kit/runtime/errors.ts';
import type { Definition, ModelNode } from './definition.ts';
import { labelOf } from './definition.ts';
import { nextOf } from './reach.ts';

/** Activities at which a token stays for a while, so that something may happen on their border meanwhile. */
const waiting: readonly ModelNode['type'][] = ['userTask', 'receiveTask', 'subProcess', 'callActivity'];
const withoutIncoming: readonly ModelNode['type'][] = ['startEvent', 'boundaryEvent'];

/** Refuses nodes that the engine could run, but not where they stand: without a path to them, or with flows that nothing takes. */
export function refuseMisplaced(definition: Definition): void {
  const reached = reachedFromStart(definition);
  for (const node of definition.nodes.values()) {
    const code = misplacement(definition, node, reached);
    if (code) throw new Refusal(code, { node: labelOf(node) });
  }
}

function misplacement(definition: Definition, node: ModelNode, reached: ReadonlySet<string>) {
  if (withoutIncoming.includes(node.type) && node.incoming.length > 0) return 'workflow.modelIncoming';
  if (node.type === 'endEvent' && node.outgoing.length > 0) return 'workflow.modelOutgoing';
  if (
    node.type === 'boundaryEvent' &&
    !waiting.some((type) => type === definition.nodes.get(node.attachedTo)?.type)
  )
    return 'workflow.modelBoundary';
  return reached.has(node.id) ? undefined : 'workflow.modelUnreached';
}

/** Every node that a token may come to, in a subprocess from its own start. */
function reachedFromStart(definition: Definition): ReadonlySet<string> {
  const seen = new Set<string>();
  const first = definition.starts.get('');
  const open = first === undefined ? [] : [first];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    const inside = definition.starts.get(id);
    open.push(...nextOf(definition, id), ...(inside === undefined ? [] : [inside]));
  }
  return seen;
}

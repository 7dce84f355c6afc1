import type { Definition, Flow, ModelNode } from './definition.ts';
import { labelOf, nodeOf } from './definition.ts';

/** Nodes whose expressions ask for a bare `outcome` where the engine may know none, by what people call them. */
export const unknownOutcomes = (definition: Definition): readonly string[] =>
  [...definition.nodes.values()].filter((node) => asksInVain(definition, node)).map(labelOf);

function asksInVain(definition: Definition, node: ModelNode): boolean {
  const { outgoing, incoming: _, ...own } = node;
  const leaving = outgoing.map((flow) => flow.condition);
  return (
    // What one instance chose is not what the others did.
    asksForOutcome(node.loop?.completion) ||
    (asksForOutcome(leaving) && !isKnownBehind(definition, node)) ||
    (asksForOutcome(own) && !isKnownBefore(definition, placeOf(definition, node).incoming, new Set()))
  );
}

/** Where a node's own expressions are read: those of a border event when its activity is entered. */
const placeOf = (definition: Definition, node: ModelNode): ModelNode =>
  node.type === 'boundaryEvent' ? nodeOf(definition, node.attachedTo) : node;

/** Whether something of an expression's form names the outcome, however deep. */
function asksForOutcome(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && part.kind === 'name' && 'name' in part && part.name === 'outcome') return true;
  return Object.values(part).some(asksForOutcome);
}

/** Every way to a node comes from a choice in the same branch and scope. */
const isKnownBefore = (definition: Definition, incoming: readonly Flow[], seen: Set<string>): boolean =>
  incoming.length > 0 &&
  incoming.every((flow) => isKnownBehind(definition, nodeOf(definition, flow.sourceId), seen));

function isKnownBehind(definition: Definition, node: ModelNode, seen = new Set<string>()): boolean {
  // Several instances may have chosen differently, unless they vote.
  if (node.loop) return node.loop.vote !== null;
  if (node.type === 'userTask' || node.type === 'receiveTask') return true;
  if (hidesOutcome(node)) return false;
  // A loop brings nothing that its other ways do not.
  if (seen.has(node.id)) return true;
  seen.add(node.id);
  return isKnownBefore(definition, node.incoming, seen);
}

const scopes: readonly string[] = ['subProcess', 'eventSubProcess', 'callActivity'];
const joins: readonly string[] = ['parallelGateway', 'inclusiveGateway'];

const hidesOutcome = ({ type, incoming }: ModelNode): boolean =>
  scopes.includes(type) || (joins.includes(type) && incoming.length > 1);

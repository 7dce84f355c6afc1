import type { Definition, ModelNode } from '../definition.ts';
import { nodeOf } from '../definition.ts';
import { nextOf } from '../reach.ts';

/** Nodes at which something else is chosen, or behind which nobody knows what was chosen. */
const elsewhere: readonly ModelNode['type'][] = ['userTask', 'receiveTask', 'callActivity', 'subProcess'];

/**
 * Whether the author of a process says himself what comes of a step's choice: something behind it asks for `outcome`, before
 * the next choice is made, or something anywhere asks for `outcomes` of this step.
 */
export const asksForChoice = (definition: Definition, node: ModelNode): boolean =>
  [...definition.nodes.values()].some((one) => asksByName(one, node.id)) ||
  [node, ...behind(definition, node)].some(asksForOutcome);

/** The nodes that a token comes to before somebody chooses again. */
function behind(definition: Definition, node: ModelNode): readonly ModelNode[] {
  const seen = new Set<string>();
  const open = [...nextOf(definition, node.id)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const next = nodeOf(definition, id);
    if (seen.has(id) || elsewhere.includes(next.type)) continue;
    seen.add(id);
    open.push(...nextOf(definition, id));
  }
  return [...seen].map((id) => nodeOf(definition, id));
}

const asksForOutcome = ({ outgoing, incoming: _, ...own }: ModelNode): boolean =>
  names(own, 'outcome') || names(outgoing, 'outcome');

/** An expression that reads from `outcomes` what this step chose, or a step that is worked out. */
function asksByName({ incoming: _, ...own }: ModelNode, nodeId: string): boolean {
  return some(own, (part) => {
    if (part.kind !== 'member' || !isName(part.object, 'outcomes')) return false;
    const { kind, value } = partsOf(part.property);
    return kind !== 'literal' || value === nodeId;
  });
}

const names = (part: unknown, variable: string): boolean => some(part, (one) => isName(one, variable));

function isName(part: unknown, variable: string): boolean {
  const { kind, name } = partsOf(part);
  return kind === 'name' && name === variable;
}

/** Whether something of an expression's form is so, however deep. */
function some(part: unknown, isSo: (part: Record<string, unknown>) => boolean): boolean {
  const parts = partsOf(part);
  return isSo(parts) || Object.values(parts).some((inner) => some(inner, isSo));
}

const partsOf = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? { ...part } : {};

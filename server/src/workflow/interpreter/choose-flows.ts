import { Refusal } from '../../kit/runtime/errors.ts';
import { holds } from '../expressions/template.ts';
import type { Flow, ModelNode } from '../model/definition.ts';
import { labelOf } from '../model/definition.ts';
import type { Visit } from './visit.ts';

/** Every flow, whatever its condition says. */
export const allFlows = ({ node }: Visit): readonly Flow[] => node.outgoing;

/** The first flow whose condition holds, or else the default. */
export function firstFlow(visit: Visit): readonly Flow[] {
  const taken = regularFlows(visit.node).find((flow) => isOpen(flow, visit));
  return atLeastOne(visit.node, taken ? [taken] : defaultFlow(visit.node));
}

/** Every flow whose condition holds, or else the default. */
export function openFlows(visit: Visit): readonly Flow[] {
  const taken = regularFlows(visit.node).filter((flow) => isOpen(flow, visit));
  return atLeastOne(visit.node, taken.length > 0 ? taken : defaultFlow(visit.node));
}

const regularFlows = (node: ModelNode) => node.outgoing.filter((flow) => flow.id !== node.defaultFlowId);
const defaultFlow = (node: ModelNode) => node.outgoing.filter((flow) => flow.id === node.defaultFlowId);

const isOpen = (flow: Flow, { names, node }: Visit) =>
  flow.condition === null || holds(flow.condition, names, labelOf(node));

/** A token may end where the graph ends, but not where every way on is closed. */
function atLeastOne(node: ModelNode, flows: readonly Flow[]): readonly Flow[] {
  if (flows.length === 0 && node.outgoing.length > 0)
    throw new Refusal('workflow.noFlow', { node: labelOf(node) });
  return flows;
}

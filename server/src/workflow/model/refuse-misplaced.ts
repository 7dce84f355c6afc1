import { Refusal } from '../../kit/runtime/errors.ts';
import type { Definition, ModelNode } from './definition.ts';
import { labelOf } from './definition.ts';
import type { Faults } from './faults/faults.ts';
import { nextOf } from './reach.ts';

/** Activities at which a token stays for a while, so that something may happen on their border meanwhile. */
const waiting: readonly ModelNode['type'][] = ['userTask', 'receiveTask', 'subProcess', 'callActivity'];
const withoutIncoming: readonly ModelNode['type'][] = ['startEvent', 'boundaryEvent', 'eventSubProcess'];
const withoutOutgoing: readonly ModelNode['type'][] = ['endEvent', 'eventSubProcess'];

/** Refuses nodes that the engine could run, but not where they stand: without a path to them, or with flows that nothing takes. */
export function refuseMisplaced(definition: Definition, faults: Faults): void {
  const reached = reachedFromStart(definition);
  for (const node of definition.nodes.values()) {
    faults.look(node.id, () => {
      const code = misplacement(definition, node, reached);
      if (code) throw new Refusal(code, { node: labelOf(node) });
    });
  }
}

function misplacement(definition: Definition, node: ModelNode, reached: ReadonlySet<string>) {
  const found = misplacements.find(({ isSo }) => isSo(node, definition));
  if (found) return found.code;
  return reached.has(node.id) ? undefined : 'workflow.modelUnreached';
}

const misplacements = [
  {
    code: 'workflow.modelIncoming',
    isSo: ({ type, incoming }: ModelNode) => withoutIncoming.includes(type) && incoming.length > 0,
  },
  {
    code: 'workflow.modelOutgoing',
    isSo: ({ type, outgoing }: ModelNode) => withoutOutgoing.includes(type) && outgoing.length > 0,
  },
  {
    code: 'workflow.modelBoundary',
    isSo: (node: ModelNode, { nodes }: Definition) =>
      node.type === 'boundaryEvent' && !waitsAWhile(nodes.get(node.attachedTo)),
  },
  {
    code: 'workflow.modelEventGateway',
    isSo: (node: ModelNode, definition: Definition) =>
      node.type === 'eventBasedGateway' && !choosesByEvents(definition, node),
  },
] as const;

/** A service task stays where it asks something outside. */
const waitsAWhile = (node: ModelNode | undefined): boolean =>
  node !== undefined && (waiting.includes(node.type) || (node.type === 'serviceTask' && node.call !== null));

/** All that can happen behind a gateway of events are events that wait, each by the gateway alone. */
const choosesByEvents = (definition: Definition, { outgoing }: ModelNode): boolean =>
  outgoing.length > 0 &&
  outgoing.every(({ targetId }) => {
    const target = definition.nodes.get(targetId);
    return target?.type === 'intermediateCatchEvent' && target.incoming.length === 1;
  });

/** Every node that a token may come to, in a subprocess from its own start. */
function reachedFromStart(definition: Definition): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...begunIn(definition, ''), ...startIdsOf(definition, '')];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...nextOf(definition, id), ...begunIn(definition, id), ...startIdsOf(definition, id));
  }
  return seen;
}

const startIdsOf = ({ starts }: Definition, scopeId: string): readonly string[] =>
  (starts.get(scopeId) ?? []).map(({ id }) => id);

/** The event subprocesses of a scope. */
const begunIn = ({ eventStarts }: Definition, scopeId: string): readonly string[] =>
  (eventStarts.get(scopeId) ?? []).flatMap((start) => start.scopeId ?? []);

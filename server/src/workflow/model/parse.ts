import { Refusal } from '../../kit/runtime/errors.ts';
import type { BoundaryEvent, Definition, Flow, ModelNode, StartEvent } from './definition.ts';
import type { Element } from './moddle.ts';
import { elementsOf, parseDocument, textOf, typeOf } from './moddle.ts';
import { refusing } from './faults/faults.ts';
import type { Faults } from './faults/faults.ts';
import { standIn } from './faults/stand-in.ts';
import { freelyHandled, readProcessHandling } from './handling/process-handling.ts';
import { refuseGoingBack } from './handling/refuse-going-back.ts';
import { refuseHandling } from './handling/refuse-handling.ts';
import { englishNamesOf } from './naming/english-names.ts';
import { readNaming } from './naming/read-naming.ts';
import { readDefaults, readScopeDefaults } from './reading/read-defaults.ts';
import { readFlows } from './reading/read-flow.ts';
import type { Dialect } from './reading/read-node.ts';
import { isNode, readNode } from './reading/read-node.ts';
import { refuseMisplaced } from './refuse-misplaced.ts';
import { refuseHiddenButtons } from './rejecting/shown-buttons.ts';
import { refuseUnreturnable } from './refuse-returns.ts';
import { refuseUnrejectable } from './rejecting/refuse-unrejectable.ts';
import { refuseUnhandled } from './refuse-unhandled.ts';
import type { ListenerPolicy } from './refuse-unsupported.ts';
import { refuseUnsupported } from './refuse-unsupported.ts';
import { startsOf } from './starts.ts';
import { variableNamesOf } from './variable-names.ts';
import { ownAttribute, vendorOf } from './vendor.ts';

/** Reads the processes of a BPMN document; refuses, with a sentence, whatever the engine would not run. */
export async function parseModel(
  xml: string,
  listeners: ListenerPolicy = 'refuse',
  faults: Faults = refusing,
): Promise<readonly Definition[]> {
  const root = await parseDocument(xml);
  const dialect = { vendor: vendorOf(root), listeners, faults };
  const processes = elementsOf(root, 'rootElements').filter(
    (element) => typeOf(element) === 'process' && element.isExecutable !== false,
  );
  if (processes.length === 0) throw new Refusal('workflow.modelEmpty');
  return processes.map((process) => readProcess(process, dialect));
}

function readProcess(process: Element, dialect: Dialect): Definition {
  const { vendor, listeners, faults } = dialect;
  const processId = textOf(process, 'id');
  faults.look(processId, () => refuseUnsupported(process, vendor, listeners));
  const nodes = readScope(process, null, dialect);
  faults.look(processId, () => refuseAmbiguousIds(nodes));
  const definition = {
    key: textOf(process, 'id') ?? '',
    name: textOf(process, 'name') ?? textOf(process, 'id') ?? '',
    namesEn: englishNamesOf(process),
    caseType: ownAttribute(process, 'Case', 'type'),
    nodes: new Map(nodes.map((node) => [node.id, node])),
    boundaries: boundariesOf(nodes),
    starts: startsOf(process, nodes, faults),
    eventStarts: eventStartsOf(nodes),
    defaults: readDefaults(process, dialect),
    scopeDefaults: new Map(readScopeDefaults(process, dialect)),
    variables: variableNamesOf(nodes),
    naming: faults.at(
      processId,
      () => readNaming(process),
      () => ({ serial: null, title: null }),
    ),
    ...faults.at(
      processId,
      () => readProcessHandling(process),
      () => freelyHandled,
    ),
  };
  refuseMisplaced(definition, faults);
  refuseUnreturnable(definition, faults);
  refuseUnrejectable(definition, faults);
  refuseHandling(definition, faults);
  refuseGoingBack(definition, faults);
  refuseHiddenButtons(definition, faults);
  refuseUnhandled(definition, faults);
  return definition;
}

/** All nodes of a scope and of the scopes inside it. */
function readScope(scope: Element, scopeId: string | null, dialect: Dialect): ModelNode[] {
  const elements = elementsOf(scope, 'flowElements');
  const steps = elements.filter(isNode);
  const flows = joinedFlows(
    readFlows(elements, textOf(scope, 'id') ?? '', dialect.faults),
    steps,
    dialect.faults,
  );
  return steps.flatMap((element) => {
    const id = textOf(element, 'id');
    const placement = placementOf(id, scopeId, flows);
    const node = dialect.faults.at(
      id,
      () => readNode(element, placement, dialect),
      () => standIn(element, placement),
    );
    return isScope(node) ? [node, ...readScope(element, id, dialect)] : [node];
  });
}

const placementOf = (id: string | null, scopeId: string | null, flows: readonly Flow[]) => ({
  scopeId,
  incoming: flows.filter((flow) => flow.targetId === id),
  outgoing: flows.filter((flow) => flow.sourceId === id),
});

/** The flows of a scope between its steps; one that leads elsewhere is refused. */
function joinedFlows(flows: readonly Flow[], steps: readonly Element[], faults: Faults): readonly Flow[] {
  const here = new Set(steps.map((step) => textOf(step, 'id')));
  return flows.filter(({ id, name, sourceId, targetId }) => {
    const isJoined = here.has(sourceId) && here.has(targetId);
    faults.look(id, () => {
      if (!isJoined) throw new Refusal('workflow.modelFlow', { flow: name || id });
    });
    return isJoined;
  });
}

function refuseAmbiguousIds(nodes: readonly ModelNode[]): void {
  const ids = nodes.flatMap((node) => [node.id, ...node.outgoing.map((flow) => flow.id)]);
  const odd = ids.find((id, index) => id === '' || ids.indexOf(id) !== index);
  if (odd !== undefined) throw new Refusal('workflow.modelId', { id: odd });
}

function boundariesOf(nodes: readonly ModelNode[]): ReadonlyMap<string, readonly BoundaryEvent[]> {
  const events = nodes.filter((node): node is BoundaryEvent => node.type === 'boundaryEvent');
  return new Map(nodes.map((host) => [host.id, events.filter((event) => event.attachedTo === host.id)]));
}

const isScope = ({ type }: ModelNode) => type === 'subProcess' || type === 'eventSubProcess';

/** By the scope that an event subprocess lies in: what begins it. */
function eventStartsOf(nodes: readonly ModelNode[]): ReadonlyMap<string, readonly StartEvent[]> {
  const starts = nodes.filter((node) => node.type === 'startEvent');
  const begun = nodes.filter((node) => node.type === 'eventSubProcess');
  const startsIn = (scopeId: string | null) =>
    starts.filter((start) => begun.some((one) => one.id === start.scopeId && one.scopeId === scopeId));
  return new Map(begun.map(({ scopeId }) => [scopeId ?? '', startsIn(scopeId)]));
}

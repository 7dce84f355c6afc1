import { Refusal } from '../../../kit/runtime/errors.ts';
import type { ElementType, Flow, ModelNode, PlainType } from '../definition.ts';
import type { Faults } from '../faults/faults.ts';
import type { Element } from '../moddle.ts';
import { elementOf, textOf, typeOf } from '../moddle.ts';
import { readCallActivity, readScriptTask } from './read-automatic.ts';
import {
  readBoundaryEvent,
  readCatchEvent,
  readEndEvent,
  readStartEvent,
  readThrowEvent,
} from './read-event.ts';
import { readLoop } from './read-loop.ts';
import { readOccasions } from './read-occasions.ts';
import { readButtons, readUserTask } from './read-user-task.ts';
import { readServiceTask } from './read-service.ts';
import type { ListenerPolicy } from '../refuse-unsupported.ts';
import { readMessage } from './read-trigger.ts';
import { nameOf, refuseMissing, refuseUnsupported } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';

/** Where an element stands in its document. */
export interface Placement {
  scopeId: string | null;
  incoming: readonly Flow[];
  outgoing: readonly Flow[];
}

type Reader = (element: Element, vendor: Vendor, place: Placed) => ModelNode;
type Placed = Placement & Pick<ModelNode, 'id' | 'name' | 'defaultFlowId' | 'on' | 'loop'>;

const plain =
  (type: PlainType): Reader =>
  (_element, _vendor, place) => ({ ...place, type });

const readers = {
  startEvent: (element, vendor, place) => ({ ...place, ...readStartEvent(element, vendor) }),
  endEvent: (element, vendor, place) => ({ ...place, ...readEndEvent(element, vendor) }),
  boundaryEvent: (element, vendor, place) => ({ ...place, ...readBoundaryEvent(element, vendor) }),
  intermediateCatchEvent: (element, vendor, place) => ({ ...place, ...readCatchEvent(element, vendor) }),
  intermediateThrowEvent: (element, vendor, place) => ({ ...place, ...readThrowEvent(element, vendor) }),
  userTask: (element, vendor, place) => ({ ...place, ...readUserTask(element, vendor) }),
  serviceTask: (element, vendor, place) => ({ ...place, ...readServiceTask(element, vendor) }),
  scriptTask: (element, _vendor, place) => ({ ...place, ...readScriptTask(element) }),
  callActivity: (element, vendor, place) => ({ ...place, ...readCallActivity(element, vendor) }),
  manualTask: plain('manualTask'),
  task: plain('task'),
  receiveTask: (element, _vendor, place) => ({
    ...place,
    type: 'receiveTask',
    buttons: readButtons(element),
    trigger: readMessage(element),
  }),
  sendTask: (element, _vendor, place) => ({
    ...place,
    type: 'sendTask',
    throws: readMessage(element) ?? refuseMissing(element, 'messageRef'),
  }),
  exclusiveGateway: plain('exclusiveGateway'),
  parallelGateway: plain('parallelGateway'),
  inclusiveGateway: plain('inclusiveGateway'),
  eventBasedGateway: plain('eventBasedGateway'),
  subProcess: (element, _vendor, place) => ({
    ...place,
    type: element.triggeredByEvent === true ? 'eventSubProcess' : 'subProcess',
  }),
} satisfies Record<Exclude<ElementType, 'eventSubProcess'>, Reader>;

const readerOf: ReadonlyMap<string, Reader> = new Map(Object.entries(readers));

/** Parts of a document that do not affect how it runs; they are ignored. */
const annotations = ['textAnnotation', 'association', 'group'];
/** What variables begin with: read for the scope that they stand in. */
const data = ['dataObject', 'dataObjectReference'];

/** Whether an element of a scope is a step of the process; flows, annotations and data are not. */
export const isNode = (element: Element): boolean =>
  !['sequenceFlow', ...annotations, ...data].includes(typeOf(element));

/** Reads documents with one vendor dialect and one policy for listeners. */
export interface Dialect {
  vendor: Vendor;
  listeners: ListenerPolicy;
  faults: Faults;
}

/** Turns one element into a node; a type or feature that the engine does not run is refused. */
export function readNode(element: Element, placement: Placement, dialect: Dialect): ModelNode {
  const reader = readerOf.get(typeOf(element));
  if (!reader)
    throw new Refusal('workflow.modelElement', { node: nameOf(element), element: typeOf(element) });
  refuseUnsupported(element, dialect.vendor, dialect.listeners);
  const defaultFlow = elementOf(element, 'default');
  return reader(element, dialect.vendor, {
    ...placement,
    id: textOf(element, 'id') ?? '',
    name: textOf(element, 'name') ?? '',
    defaultFlowId: defaultFlow && textOf(defaultFlow, 'id'),
    on: readOccasions(element),
    loop: readLoop(element, dialect.vendor),
  });
}

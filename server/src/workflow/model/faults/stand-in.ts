import { parseTemplate } from '../../expressions/template.ts';
import type { ModelNode, PlainType, Trigger } from '../definition.ts';
import { freely } from '../handling/handling.ts';
import type { Element } from '../moddle.ts';
import { elementOf, elementsOf, textOf, typeOf } from '../moddle.ts';
import type { Placement } from '../reading/read-node.ts';

const plainTypes: readonly PlainType[] = [
  ...(['exclusiveGateway', 'parallelGateway', 'inclusiveGateway', 'eventBasedGateway'] as const),
];

/**
 * What stands in the place of an element that is refused, so that nothing else is refused because of it: a step that waits for
 * somebody, or an event of its kind that asks for nothing.
 */
export function standIn(element: Element, placement: Placement): ModelNode {
  const place = {
    ...placement,
    ...{ id: textOf(element, 'id') ?? '', name: textOf(element, 'name') ?? '' },
    ...{ defaultFlowId: null, loop: null, on: {} },
  };
  const type = typeOf(element);
  if (type === 'subProcess')
    return { ...place, type: element.triggeredByEvent === true ? 'eventSubProcess' : 'subProcess' };
  const plain = plainTypes.find((known) => known === type);
  if (plain) return { ...place, type: plain };
  return events[type]?.(element, place) ?? { ...place, ...someonesTask };
}

type Place = Omit<Extract<ModelNode, { type: 'task' }>, 'type'>;

const awaited = (): Trigger => ({ kind: 'message', name: parseTemplate('message', '') });

const events: Partial<Record<string, (element: Element, place: Place) => ModelNode>> = {
  startEvent: (element, place) => ({
    ...{
      ...place,
      type: 'startEvent',
      initiator: null,
      formKey: null,
      starters: [],
      interrupting: true,
      handling: freely,
    },
    trigger: elementsOf(element, 'eventDefinitions').length > 0 ? awaited() : null,
  }),
  endEvent: (_, place) => ({ ...place, type: 'endEvent', ends: 'token', ending: 'completed', throws: null }),
  boundaryEvent: (element, place) => {
    const host = elementOf(element, 'attachedToRef');
    const attachedTo = (host && textOf(host, 'id')) ?? '';
    return { ...place, type: 'boundaryEvent', attachedTo, interrupting: true, trigger: awaited() };
  },
  intermediateCatchEvent: (_, place) => ({ ...place, type: 'intermediateCatchEvent', trigger: awaited() }),
  intermediateThrowEvent: (_, place) => ({ ...place, type: 'intermediateThrowEvent', throws: null }),
};

const someonesTask = {
  type: 'userTask',
  copyTo: null,
  ...{ assignee: null, candidates: [], relations: [], nobody: null, samePerson: [], formKey: null },
  ...{
    dueDate: null,
    countsWorkdays: false,
    priority: null,
    deadlines: [],
    buttons: [],
    reject: null,
    handling: freely,
    fields: [],
  },
} as const;

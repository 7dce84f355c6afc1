import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../../kit/runtime/errors.ts';
import { variableName } from '../../expressions/variable-limits.ts';
import type {
  BoundaryEvent,
  EndEvent,
  IntermediateCatchEvent,
  IntermediateThrowEvent,
  StartEvent,
} from '../definition.ts';
import { readHandling } from '../handling/read-handling.ts';
import type { Element } from '../moddle.ts';
import { elementOf, elementsOf, textOf, typeOf } from '../moddle.ts';
import { readThrown, readTrigger } from './read-trigger.ts';
import { nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';
import { ownAttribute, ownExtensions } from '../vendor.ts';

type Own<Event, Keys extends keyof Event> = Pick<Event, Keys | Extract<keyof Event, 'type'>>;

const everyTrigger = ['timer', 'signal', 'message', 'error', 'escalation'] as const;
const waited = ['timer', 'signal', 'message'] as const;

/** The start of a process or subprocess; that of an event subprocess waits for something. */
export function readStartEvent(
  element: Element,
  vendor: Vendor,
): Own<StartEvent, 'initiator' | 'formKey' | 'handling' | 'starters' | 'trigger' | 'interrupting'> {
  const initiator = vendor.attribute(element, 'initiator');
  return {
    type: 'startEvent',
    initiator: initiator === null ? null : variableName(initiator, nameOf(element)),
    formKey: ownAttribute(element, 'Form', 'key') ?? vendor.attribute(element, 'formKey'),
    handling: readHandling(element),
    starters: ownExtensions(element, 'Candidate').map((child) => readStarter(child, element)),
    trigger: readTrigger(element, vendor, everyTrigger),
    interrupting: element.isInterrupting !== false,
  };
}

/** Who may start it. Members by their duty are named by the scope of the process, at one place for all of its versions. */
function readStarter(child: Element, element: Element): StartEvent['starters'][number] {
  if (textOf(child, 'duty') !== null)
    throw new Refusal('workflow.candidateRule', { node: nameOf(element), property: 'duty' });
  const starter = {
    userId: textOf(child, 'user'),
    roleId: textOf(child, 'role'),
    departmentId: textOf(child, 'department'),
  };
  // One that names nobody would let everybody start it.
  if (Object.values(starter).every((one) => one === null))
    throw new Refusal('workflow.nobodyNamed', { node: nameOf(element) });
  return starter;
}

/** An end event: plain, terminating or throwing; `policy:ending` makes it end the whole instance with a status. */
export function readEndEvent(element: Element, vendor: Vendor): Own<EndEvent, 'ends' | 'ending' | 'throws'> {
  const named = ownAttribute(element, 'Ending', 'status');
  const ending = instanceStatuses.find((status) => status === named);
  if (named !== null && ending === undefined) refuseMissing(element, 'ending status');
  const [terminate] = elementsOf(element, 'eventDefinitions').filter(
    (definition) => typeOf(definition) === 'terminateEventDefinition',
  );
  const throws = terminate ? null : readThrown(element, vendor, ['signal', 'message', 'error', 'escalation']);
  if (ending) return { type: 'endEvent', ends: 'instance', ending, throws };
  const all = terminate !== undefined && vendor.attribute(terminate, 'terminateAll') === 'true';
  const ends = all ? 'tree' : terminate ? 'scope' : 'token';
  return { type: 'endEvent', ends, ending: 'completed', throws };
}

/** Something that may happen on the border of an activity. */
export function readBoundaryEvent(
  element: Element,
  vendor: Vendor,
): Own<BoundaryEvent, 'attachedTo' | 'interrupting' | 'trigger'> {
  const host = elementOf(element, 'attachedToRef');
  return {
    type: 'boundaryEvent',
    attachedTo: (host && textOf(host, 'id')) ?? refuseMissing(element, 'attachedToRef'),
    interrupting: element.cancelActivity !== false,
    trigger: readTrigger(element, vendor, everyTrigger) ?? refuseMissing(element, 'eventDefinition'),
  };
}

/** An event in the way at which a token waits. */
export const readCatchEvent = (element: Element, vendor: Vendor): Own<IntermediateCatchEvent, 'trigger'> => ({
  type: 'intermediateCatchEvent',
  trigger: readTrigger(element, vendor, waited) ?? refuseMissing(element, 'eventDefinition'),
});

/** An event in the way that tells others something, or nothing. */
export const readThrowEvent = (element: Element, vendor: Vendor): Own<IntermediateThrowEvent, 'throws'> => ({
  type: 'intermediateThrowEvent',
  throws: readThrown(element, vendor, ['signal', 'message', 'escalation']),
});

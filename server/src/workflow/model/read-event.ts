import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';

import { Refusal } from '../../kit/runtime/errors.ts';
import { afterDuration, atDate } from '../expressions/due.ts';
import { parseTemplate } from '../expressions/template.ts';
import { variableName } from '../expressions/variable-limits.ts';
import type { BoundaryEvent, EndEvent, StartEvent, Timer } from './definition.ts';
import type { Element } from './moddle.ts';
import { bodyOf, elementOf, textOf } from './moddle.ts';
import { eventDefinitionOf, nameOf, refuseMissing } from './refuse-unsupported.ts';
import type { Vendor } from './vendor.ts';
import { ownAttribute } from './vendor.ts';

/** A plain start event; one that waits for something is refused. */
export function readStartEvent(element: Element, vendor: Vendor): Pick<StartEvent, 'type' | 'initiator'> {
  eventDefinitionOf(element, []);
  const initiator = vendor.attribute(element, 'initiator');
  return {
    type: 'startEvent',
    initiator: initiator === null ? null : variableName(initiator, nameOf(element)),
  };
}

/** A plain or terminating end event; `policy:ending` makes it end the whole instance with a status. */
export function readEndEvent(element: Element, vendor: Vendor): Pick<EndEvent, 'type' | 'ends' | 'ending'> {
  const terminate = eventDefinitionOf(element, ['terminateEventDefinition']);
  const named = ownAttribute(element, 'Ending', 'status');
  const ending = instanceStatuses.find((status) => status === named);
  if (named !== null && ending === undefined) refuseMissing(element, 'ending status');
  if (ending) return { type: 'endEvent', ends: 'instance', ending };
  const all = terminate !== undefined && vendor.attribute(terminate, 'terminateAll') === 'true';
  return { type: 'endEvent', ends: all ? 'tree' : terminate ? 'scope' : 'token', ending: 'completed' };
}

/** A timer on the border of an activity; other border events are refused. */
export function readBoundaryEvent(
  element: Element,
): Pick<BoundaryEvent, 'type' | 'attachedTo' | 'interrupting' | 'timer'> {
  const definition =
    eventDefinitionOf(element, ['timerEventDefinition']) ?? refuseMissing(element, 'timerEventDefinition');
  const host = elementOf(element, 'attachedToRef');
  return {
    type: 'boundaryEvent',
    attachedTo: (host && textOf(host, 'id')) ?? refuseMissing(element, 'attachedToRef'),
    interrupting: element.cancelActivity !== false,
    timer: readTimer(definition, element),
  };
}

function readTimer(definition: Element, element: Element): Timer {
  const node = nameOf(element);
  if (elementOf(definition, 'timeCycle'))
    throw new Refusal('workflow.modelFeature', { node, feature: 'timeCycle' });
  const date = bodyOf(definition, 'timeDate');
  const source =
    date ?? bodyOf(definition, 'timeDuration') ?? refuseMissing(element, 'timeDate / timeDuration');
  const timer = { kind: date === null ? 'duration' : 'date', value: parseTemplate(source, node) } as const;
  refuseInvalid(timer, node);
  return timer;
}

/** A time without an expression in it is known already. */
function refuseInvalid({ kind, value }: Timer, node: string): void {
  if (value.parts.some((part) => typeof part !== 'string')) return;
  if (kind === 'date') atDate(value.source, node);
  else afterDuration(new Date(0), value.source, node);
}

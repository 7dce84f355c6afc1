import { workdayCalendar } from '@policy/shared/contract/workflow/status.ts';

import { bodyOf, documentOf, expressionOf, isOf, partOf, partsOf, textOf } from './moddle.ts';
import type { Editing, Moddle, Target } from './moddle.ts';
import { readVendor, writeVendor } from './vendor.ts';

/** When a timer is due. */
export interface TimerTime {
  kind: 'timeDate' | 'timeDuration' | 'timeCycle';
  value: string;
}

const timerKinds = ['timeDate', 'timeDuration', 'timeCycle'] as const;

/** What an event waits for or tells; events without it are plain. */
const definitionOf = (event: Moddle): Moddle | undefined =>
  isOf(event, 'ReceiveTask', 'SendTask') ? event : partsOf(event, 'eventDefinitions')[0];

/** When the timer of an event is due. */
export function readTimer(event: Moddle): TimerTime | undefined {
  const definition = definitionOf(event);
  if (!definition || !isOf(definition, 'TimerEventDefinition')) return undefined;
  const kind = timerKinds.find((one) => bodyOf(definition, one) !== '') ?? 'timeDuration';
  return { kind, value: bodyOf(definition, kind) };
}

/** Sets it. */
export function writeTimer(editing: Editing, event: Moddle, { kind, value }: TimerTime): void {
  const definition = definitionOf(event);
  const none = { timeDate: undefined, timeDuration: undefined, timeCycle: undefined };
  if (definition) editing.update(definition, { ...none, [kind]: expressionOf(editing, value) });
}

/** Whether a timer counts working days alone. */
export const readTimerWorkdays = (event: Moddle): boolean =>
  readVendor(definitionOf(event), 'businessCalendarName', event) === workdayCalendar;

/** Sets it. */
export function writeTimerWorkdays({ editing, element }: Target, isIt: boolean): void {
  const definition = definitionOf(element);
  if (definition)
    writeVendor({ editing, element: definition }, 'businessCalendarName', isIt ? workdayCalendar : '');
}

/** What is told by name, and where a document keeps the name. */
const told = {
  message: { type: 'bpmn:Message', reference: 'messageRef', name: 'name' },
  signal: { type: 'bpmn:Signal', reference: 'signalRef', name: 'name' },
  error: { type: 'bpmn:Error', reference: 'errorRef', name: 'errorCode' },
  escalation: { type: 'bpmn:Escalation', reference: 'escalationRef', name: 'escalationCode' },
} as const;
export type ToldKind = keyof typeof told;
const toldKinds = ['message', 'signal', 'error', 'escalation'] as const satisfies readonly ToldKind[];

/** What an event or a task waits for or tells by name. */
export function readTold(element: Moddle): { kind: ToldKind; name: string } | undefined {
  const definition = definitionOf(element);
  const kind = definition && kindOf(definition);
  if (!definition || !kind) return undefined;
  const declared = partOf(definition, told[kind].reference);
  return { kind, name: textOf(declared, told[kind].name) || textOf(declared, 'name') };
}

const kindOf = (definition: Moddle): ToldKind | undefined =>
  isOf(definition, 'ReceiveTask', 'SendTask')
    ? 'message'
    : toldKinds.find((kind) =>
        isOf(definition, `${kind.charAt(0).toUpperCase()}${kind.slice(1)}EventDefinition`),
      );

/** Sets the name, which the document declares once for all who use it; an empty one takes the reference away. */
export function writeTold(editing: Editing, element: Moddle, name: string): void {
  const definition = definitionOf(element);
  const kind = definition && kindOf(definition);
  if (!definition || !kind) return;
  const { reference } = told[kind];
  editing.asOne(() => {
    const declared =
      name.trim() === '' ? undefined : declaredAs(editing, element, { kind, name: name.trim() });
    editing.update(definition, { [reference]: declared });
  });
}

function declaredAs(
  editing: Editing,
  element: Moddle,
  { kind, name }: { kind: ToldKind; name: string },
): Moddle {
  const document = documentOf(element);
  const { type, name: property } = told[kind];
  const declared = partsOf(document, 'rootElements');
  const known = declared.find((one) => one.$type === type && textOf(one, property) === name);
  if (known) return known;
  const ids = new Set(declared.map((one) => textOf(one, 'id')));
  const id = [...Array(declared.length + 1).keys()]
    .map((n) => `${kind}_${n + 1}`)
    .find((one) => !ids.has(one));
  const made = editing.create(type, { id, name, ...(property !== 'name' && { [property]: name }) });
  made.$parent = document;
  editing.update(document, { rootElements: [...declared, made] });
  return made;
}

/** Whether an end ends everything in its scope. */
export const isTerminating = (event: Moddle): boolean => terminationOf(event) !== undefined;

const terminationOf = (event: Moddle) =>
  partsOf(event, 'eventDefinitions').find((one) => isOf(one, 'TerminateEventDefinition'));

/** Whether it also ends who called the process, and what else was called. */
export const readTerminateAll = (event: Moddle): boolean =>
  readVendor(terminationOf(event), 'terminateAll', event) === 'true';

/** Sets it. */
export function writeTerminateAll({ editing, element }: Target, isIt: boolean): void {
  const termination = terminationOf(element);
  if (termination) writeVendor({ editing, element: termination }, 'terminateAll', isIt ? 'true' : '');
}

const signalOf = (event: Moddle): Moddle | undefined => {
  const definition = definitionOf(event);
  return definition && isOf(definition, 'SignalEventDefinition')
    ? partOf(definition, 'signalRef')
    : undefined;
};

/** Whether a signal stays in its instance; nothing where an event names no signal. */
export function readLocalSignal(event: Moddle): boolean | undefined {
  const signal = signalOf(event);
  return signal && readVendor(signal, 'scope', event) === 'processInstance';
}

/** Sets it, for all who name the signal. */
export function writeLocalSignal({ editing, element }: Target, isIt: boolean): void {
  const signal = signalOf(element);
  if (signal) writeVendor({ editing, element: signal }, 'scope', isIt ? 'processInstance' : '');
}

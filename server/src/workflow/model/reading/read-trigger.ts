import { Refusal } from '../../../kit/runtime/errors.ts';
import { afterDuration, atDate } from '../../expressions/due.ts';
import { textOf as valueText } from '../../expressions/operators.ts';
import type { Template } from '../../expressions/template.ts';
import { parseTemplate } from '../../expressions/template.ts';
import type { Thrown, Trigger } from '../definition.ts';
import type { Timer } from '../timing/times.ts';
import type { Element } from '../moddle.ts';
import { bodyOf, elementOf, textOf, typeOf } from '../moddle.ts';
import { eventDefinitionOf, nameOf, refuseMissing } from '../refuse-unsupported.ts';
import type { Vendor } from '../vendor.ts';
import { countsWorkdays, refuseInvalidDuration } from '../timing/read-calendar.ts';

type Kind = Trigger['kind'];
type Reader = (definition: Element, event: Element, vendor: Vendor) => Trigger;

const readers: Record<Kind, Reader> = {
  timer: (definition, event, vendor) => ({
    kind: 'timer',
    timer: readTimer(definition, event, vendor),
  }),
  signal: (definition, event, vendor) => {
    const signal = referred(definition, 'signalRef', event);
    const isLocal = vendor.attribute(signal, 'scope') === 'processInstance';
    return { kind: 'signal', name: namedBy(signal, event), isLocal };
  },
  message: (definition, event) => ({
    kind: 'message',
    name: namedBy(referred(definition, 'messageRef', event), event),
  }),
  error: (definition) => ({ kind: 'error', code: codeOf(definition, 'errorRef', 'errorCode') }),
  escalation: (definition) => ({
    kind: 'escalation',
    code: codeOf(definition, 'escalationRef', 'escalationCode'),
  }),
};

/** What an event waits for, one of the given kinds; null for a plain one, others are refused. */
export function readTrigger(event: Element, vendor: Vendor, kinds: readonly Kind[]): Trigger | null {
  const definition = eventDefinitionOf(
    event,
    kinds.map((kind) => `${kind}EventDefinition`),
  );
  const kind = definition && kinds.find((one) => typeOf(definition) === `${one}EventDefinition`);
  return kind ? readers[kind](definition, event, vendor) : null;
}

/** What an event tells others, one of the given kinds; null for a plain one. */
export function readThrown(event: Element, vendor: Vendor, kinds: readonly Thrown['kind'][]): Thrown | null {
  const thrown = readTrigger(event, vendor, kinds);
  if (thrown?.kind === 'error' && thrown.code === null) refuseMissing(event, 'errorRef');
  return thrown?.kind === 'timer' ? null : thrown;
}

/** The message that a task is about, where it names one. */
export function readMessage(task: Element): Extract<Trigger, { kind: 'message' }> | null {
  const declared = elementOf(task, 'messageRef');
  return declared && { kind: 'message', name: namedBy(declared, task) };
}

const referred = (definition: Element, property: string, event: Element): Element =>
  elementOf(definition, property) ?? refuseMissing(event, property);

const longestName = 255;

/** The name by which throwers and catchers find each other: an empty one would bring together who has nothing in common. */
export function eventNameOf(value: unknown, node: string): string {
  const name = valueText(value).trim();
  if (name === '' || name.length > longestName)
    throw new Refusal('workflow.eventName', { node, most: longestName });
  return name;
}

/** The name that is declared; one that the document does not declare stands for itself. */
function namedBy(declared: Element, event: Element): Template {
  const source = textOf(declared, 'name') ?? textOf(declared, 'id') ?? refuseMissing(event, 'name');
  const template = parseTemplate(source, nameOf(event));
  if (template.parts.every((part) => typeof part === 'string')) eventNameOf(source, nameOf(event));
  return template;
}

function codeOf(definition: Element, reference: string, code: string): string | null {
  const declared = elementOf(definition, reference);
  return declared && (textOf(declared, code) ?? textOf(declared, 'id'));
}

function readTimer(definition: Element, event: Element, vendor: Vendor): Timer {
  const node = nameOf(event);
  const calendar = vendor.attribute(definition, 'businessCalendarName');
  for (const { kind, property } of times) {
    const source = bodyOf(definition, property);
    if (source === null) continue;
    const timer = {
      ...{ kind, value: parseTemplate(source, node) },
      countsWorkdays: countsWorkdays(calendar, event),
    };
    refuseInvalid(timer, node);
    return timer;
  }
  return refuseMissing(event, times.map(({ property }) => property).join(' / '));
}

const times = [
  { kind: 'date', property: 'timeDate' },
  { kind: 'duration', property: 'timeDuration' },
  { kind: 'cycle', property: 'timeCycle' },
] as const;

/** A time without an expression in it is known already. */
function refuseInvalid({ kind, value, countsWorkdays: isCounted }: Timer, node: string): void {
  if (value.parts.some((part) => typeof part !== 'string')) return;
  const counted = { node, isCounted };
  if (kind === 'date') atDate(value.source, node);
  else refuseInvalidDuration(kind === 'duration' ? value.source : cycleOf(value.source, node).every, counted);
}

/** How often and how far apart: `R3/PT1H`; without a number, or a cron line, it is refused: it would never end. */
export function cycleOf(value: unknown, node: string): { times: number; every: string } {
  const parts = typeof value === 'string' ? /^R(\d{1,4})\/(P.+)$/.exec(value.trim()) : null;
  const [, times = '', every = ''] = parts ?? [];
  if (!parts || Number(times) < 1) throw new Refusal('workflow.timerInvalid', { node, value: String(value) });
  afterDuration(new Date(0), every, node);
  return { times: Number(times), every };
}

import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';
import { BpmnModdle } from 'bpmn-moddle';

import { Refusal } from '../../kit/runtime/errors.ts';
import { refuseOversized } from './document-size.ts';
import { tagsOf } from './reading/document-tags.ts';

/** An element of the parsed document, of whatever type; read it with the functions below. */
export interface Element {
  $type: string;
  [property: string]: unknown;
}

/** Parses a BPMN document; refuses one that is too large, or has parts that the standard does not know. */
export async function parseDocument(xml: string): Promise<Element> {
  refuseOversized(xml);
  const { rootElement, warnings, references } = await read(xml);
  const broken = warnings.find((warning) => warning.message.startsWith('unparsable'));
  if (broken) throw new Refusal('workflow.modelXml', { reason: firstLine(broken.message) });
  if (!isElement(rootElement)) throw new Refusal('workflow.modelEmpty');
  const declared = elementsOf(rootElement, 'rootElements');
  for (const { element, property, id } of references)
    keepReference(element, property, referredTo(declared, id));
  return rootElement;
}

/** What the parser did not find: under a prefix, or not in the document, such as a variable; then the name that was written. */
const referredTo = (declared: readonly Element[], id: string): Element =>
  declared.find((element) => element.id === id.replace(/^[^:]*:/, '')) ?? { $type: 'unresolved', id };

function keepReference(element: unknown, property: string, referred: Element): void {
  const name = property.replace(/^bpmn:/, '');
  if (isElement(element) && nameOnly.includes(name)) element[name] ??= referred;
}

const nameOnly = [
  'itemSubjectRef',
  'loopDataInputRef',
  'signalRef',
  'messageRef',
  'errorRef',
  'escalationRef',
];

// Some editors leave spaces in ids, for which the parser would drop the whole element. They are found by a pattern
// and trimmed by code: a pattern with blanks at both ends would try every blank of a long run as the end.
const idAttributes = /\b(id|sourceRef|targetRef|attachedToRef|default)=("[^"]*"|'[^']*')/g;
const trimmed = (_: string, name: string, quoted: string) =>
  `${name}=${quoted[0]}${quoted.slice(1, -1).trim()}${quoted[0]}`;

/** The document with no blanks around its ids; what its texts say stays as it is. */
function withTrimmedIds(xml: string): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to } of tagsOf(xml)) {
    parts.push(xml.slice(done, from), xml.slice(from, to).replace(idAttributes, trimmed));
    done = to;
  }
  return parts.join('') + xml.slice(done);
}

async function read(xml: string) {
  try {
    return await new BpmnModdle({ policy: bpmnExtension }).fromXML(withTrimmedIds(xml));
  } catch (error) {
    throw new Refusal('workflow.modelXml', {
      reason: firstLine(error instanceof Error ? error.message : ''),
    });
  }
}

const firstLine = (message: string) => message.split('\n')[0] ?? '';

const isElement = (value: unknown): value is Element =>
  typeof value === 'object' && value !== null && '$type' in value && typeof value.$type === 'string';

/** A text property without blanks around it, or null. */
export function textOf(element: Element, property: string): string | null {
  const value = element[property];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** Whether a property is written as true. */
export const flagOf = (element: Element, property: string): boolean => element[property] === true;

/** The element that a property holds, or null. */
export function elementOf(element: Element, property: string): Element | null {
  const value = element[property];
  return isElement(value) ? value : null;
}

/** The elements of a list that a property holds; none where it holds no list. */
export function elementsOf(element: Element, property: string): readonly Element[] {
  const value = element[property];
  return Array.isArray(value) ? value.filter(isElement) : [];
}

/** The text inside an element that holds an expression. */
export function bodyOf(element: Element, property: string): string | null {
  const child = elementOf(element, property);
  return child === null ? null : textOf(child, 'body');
}

/** `bpmn:UserTask` as the document spells it: `userTask`. */
export function typeOf(element: Element): string {
  const name = element.$type.replace(/^bpmn:/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}

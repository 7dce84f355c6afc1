import { Refusal } from '../../kit/runtime/errors.ts';
import type { Element } from './moddle.ts';
import { elementsOf, textOf, typeOf } from './moddle.ts';
import type { Vendor } from './vendor.ts';

const features = [
  'isForCompensation',
  'instantiate',
  'ioSpecification',
  'dataInputAssociations',
  'dataOutputAssociations',
];
const vendorAttributes = ['skipExpression', 'class', 'delegateExpression', 'type', 'triggerable'];
/** Flags of Java engines that ask for a worker; written as `false` they ask for nothing. */
const vendorFlags = ['async', 'asyncBefore', 'asyncAfter', 'asyncLeave'];
/** How many tokens an activity takes and gives: the engine knows one. */
const quantities = ['startQuantity', 'completionQuantity'];
const vendorElements = ['executionListener', 'taskListener'];

/** Whether listeners written for a Java engine are refused, or read over because they only watch. */
export type ListenerPolicy = 'refuse' | 'ignore';

/** Refuses an element that carries something which the engine would have to leave out. */
export function refuseUnsupported(element: Element, vendor: Vendor, listeners: ListenerPolicy): void {
  const node = nameOf(element);
  const feature = features.find((name) => isGiven(element[name]));
  const attribute = vendorAttributes.find((name) => vendor.attribute(element, name) !== null);
  const flag = vendorFlags.find((name) => (vendor.attribute(element, name) ?? 'false') !== 'false');
  const quantity = quantities.find((name) => (element[name] ?? 1) !== 1);
  const listener = listeners === 'refuse' ? listenerOf(element, vendor) : undefined;
  const unsupported = [feature, attribute, flag, quantity, listener].find((name) => name !== undefined);
  if (unsupported !== undefined) throw new Refusal('workflow.modelFeature', { node, feature: unsupported });
}

const listenerOf = (element: Element, vendor: Vendor) =>
  vendorElements.find((name) => vendor.children(element, name).length > 0);

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false;
}

/** The only event definition of an event, or nothing; a type that is not in the list is refused. */
export function eventDefinitionOf(element: Element, allowed: readonly string[]): Element | undefined {
  const [first, second] = elementsOf(element, 'eventDefinitions');
  const odd = second ?? (first && !allowed.includes(typeOf(first)) ? first : undefined);
  if (odd) throw new Refusal('workflow.modelElement', { node: nameOf(element), element: typeOf(odd) });
  return first;
}

/** What the document calls an element: its name, or else its id. */
export const nameOf = (element: Element): string =>
  textOf(element, 'name') ?? textOf(element, 'id') ?? typeOf(element);

/** Refuses an element that lacks something which it cannot run without. */
export function refuseMissing(element: Element, property: string): never {
  throw new Refusal('workflow.modelMissing', { node: nameOf(element), property });
}

import type { Element } from './moddle.ts';
import { elementOf, elementsOf, textOf } from './moddle.ts';

const vendors = [
  'http://flowable.org/bpmn',
  'http://activiti.org/bpmn',
  'http://camunda.org/schema/1.0/bpmn',
];

/** Reads what the engines of the Activiti family write into a document, under whatever prefix it stands there. */
export interface Vendor {
  attribute(element: Element, name: string): string | null;
  children(element: Element, name: string): readonly Element[];
}

/** A reader for one document; its root says which prefixes are theirs. */
export function vendorOf(root: Element): Vendor {
  const prefixes = Object.entries(attributesOf(root))
    .filter(([name, uri]) => name.startsWith('xmlns:') && typeof uri === 'string' && vendors.includes(uri))
    .map(([name]) => name.slice('xmlns:'.length));
  return {
    attribute: (element, name) => {
      const found = prefixes.map((prefix) => attributesOf(element)[`${prefix}:${name}`]);
      return found.find((value) => typeof value === 'string') ?? null;
    },
    children: (element, name) =>
      extensionsOf(element).filter((child) => prefixes.some((prefix) => child.$type === `${prefix}:${name}`)),
  };
}

/** All children of an element's extensionElements. */
function extensionsOf(element: Element): readonly Element[] {
  const holder = elementOf(element, 'extensionElements');
  return holder === null ? [] : elementsOf(holder, 'values');
}

/** The children of one type of our own namespace. */
export const ownExtensions = (element: Element, type: string): readonly Element[] =>
  extensionsOf(element).filter((child) => child.$type === `policy:${type}`);

/** One attribute of the first child of a type of our own namespace. */
export function ownAttribute(element: Element, type: string, attribute: string): string | null {
  const [first] = ownExtensions(element, type);
  return first ? textOf(first, attribute) : null;
}

function attributesOf(element: Element): Record<string, unknown> {
  const attributes = element.$attrs;
  return typeof attributes === 'object' && attributes !== null ? { ...attributes } : {};
}

import { documentOf, partOf, partsOf } from './moddle.ts';
import type { Moddle, Target } from './moddle.ts';

const flowable = 'http://flowable.org/bpmn';
const vendors = [flowable, 'http://activiti.org/bpmn', 'http://camunda.org/schema/1.0/bpmn'];

/** The prefixes under which a document writes what engines of the Activiti family read. */
function prefixesOf(element: Moddle): string[] {
  return Object.entries(documentOf(element).$attrs ?? {})
    .filter(([name, uri]) => name.startsWith('xmlns:') && typeof uri === 'string' && vendors.includes(uri))
    .map(([name]) => name.slice('xmlns:'.length));
}

const writtenAs = (element: Moddle, name: string, prefixes: readonly string[]) =>
  prefixes.find((prefix) => typeof element.$attrs?.[`${prefix}:${name}`] === 'string');

/** An attribute that the engine reads from these namespaces, under whichever prefix it stands. */
export function readVendor(element: Moddle | undefined, name: string, within = element): string {
  if (!element || !within) return '';
  const prefix = writtenAs(element, name, prefixesOf(within));
  const value = prefix === undefined ? undefined : element.$attrs?.[`${prefix}:${name}`];
  return typeof value === 'string' ? value : '';
}

/** The name under which such an attribute is written in this document, which declares the namespace where it lacks one. */
export function vendorName({ editing, element, within = element }: Within, name: string): string {
  const prefixes = prefixesOf(within);
  const prefix = writtenAs(element, name, prefixes) ?? prefixes[0];
  if (prefix !== undefined) return `${prefix}:${name}`;
  editing.update(documentOf(within), { 'xmlns:flowable': flowable });
  return `flowable:${name}`;
}

/** An element that may not stand in the document yet, and one of the document beside it. */
interface Within extends Target {
  within?: Moddle;
}

/** Writes such an attribute where it stands; an empty one is taken away. */
export function writeVendor(target: Target, name: string, value: string): void {
  const { editing, element } = target;
  const text = value.trim();
  if (text === '' && readVendor(element, name) === '') return;
  editing.asOne(() =>
    editing.update(element, { [vendorName(target, name)]: text === '' ? undefined : text }),
  );
}

/** Children of another engine's extension, such as `in` of a call, by their attributes; `$body` is the text in one. */
export function readVendorChildren(element: Moddle, name: string): Record<string, string>[] {
  return extensionValues(element)
    .filter(({ $type }) => prefixesOf(element).some((prefix) => $type === `${prefix}:${name}`))
    .map((child) => Object.fromEntries(Object.entries({ ...child, ...child.$attrs }).flatMap(attribute)));
}

const attribute = ([key, value]: [string, unknown]): [string, string][] =>
  typeof value === 'string' && (key === '$body' || !key.startsWith('$')) ? [[key, value]] : [];

const extensionValues = (element: Moddle): readonly Moddle[] => {
  const holder = partOf(element, 'extensionElements');
  return holder ? partsOf(holder, 'values') : [];
};

/** Writes such children anew and leaves all others. */
export function writeVendorChildren(
  target: Target,
  name: string,
  rows: readonly Record<string, string>[],
): void {
  const { editing, element } = target;
  const prefixes = prefixesOf(element);
  const others = extensionValues(element).filter(
    ({ $type }) => !prefixes.some((prefix) => $type === `${prefix}:${name}`),
  );
  editing.asOne(() => {
    const type = vendorName(target, name);
    const uri = documentOf(element).$attrs?.[`xmlns:${type.split(':')[0] ?? ''}`];
    const within = typeof uri === 'string' ? uri : flowable;
    const values = [...others, ...rows.map((row) => editing.createForeign(type, within, row))];
    const holder = values.length > 0 ? editing.create('bpmn:ExtensionElements', { values }) : undefined;
    editing.update(element, { extensionElements: holder });
  });
}

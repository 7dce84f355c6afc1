import { bpmnExtension } from '@policy/shared/contract/workflow/bpmn-extension.ts';

import { partOf, partsOf } from './moddle.ts';
import type { Editing, Moddle, Target } from './moddle.ts';

/** What a child of ours says, by the names of its attributes; empty ones are absent. */
export type Said = Readonly<Record<string, string | boolean>>;

/** One of its texts; empty where it has none. */
export const textIn = (said: Said, name: string): string =>
  typeof said[name] === 'string' ? said[name] : '';

interface Descriptor {
  name: string;
  properties: readonly { name: string; type: string }[];
}

// The descriptor is written for the parser, whose properties are all of this form.
// oxlint-disable-next-line typescript/consistent-type-assertions
const descriptors = bpmnExtension.types as readonly Descriptor[];
// The parser writes its prefix into the descriptor's names once it has read it.
const bare = (name: string) => name.replace(/^policy:/, '');
const propertiesOf = (type: string) =>
  (descriptors.find(({ name }) => bare(name) === type)?.properties ?? []).map((property) => ({
    ...{ name: bare(property.name), type: property.type },
  }));

const holderOf = (element: Moddle) => partOf(element, 'extensionElements');
const childrenOf = (element: Moddle): readonly Moddle[] => {
  const holder = holderOf(element);
  return holder ? partsOf(holder, 'values') : [];
};

/** The children of one type of ours, as `Button`. */
export const readChildren = (element: Moddle, type: string): Said[] =>
  childrenOf(element)
    .filter(({ $type }) => $type === `policy:${type}`)
    .map((child) => saidBy(child, type));

function saidBy(child: Moddle, type: string): Said {
  const read = propertiesOf(type).map(({ name }): [string, unknown] => [name, child.get(name)]);
  const given = read.filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
  );
}

/** Writes the children of one type anew; those of other types, and of other engines, stay as they are. */
export const writeChildren = (target: Target, type: string, said: readonly Said[]): void =>
  target.editing.update(target.element, withChildren(target, { [type]: said }));

/** The same of several types, as the properties of one change. */
export function withChildren(
  { editing, element }: Target,
  said: Readonly<Record<string, readonly Said[]>>,
): { extensionElements: Moddle | undefined } {
  const others = childrenOf(element).filter(
    ({ $type }) => !Object.hasOwn(said, $type.replace(/^policy:/, '')),
  );
  const made = Object.entries(said).flatMap(([type, rows]) =>
    rows.map((one) => editing.create(`policy:${type}`, typed(one, type))),
  );
  const values = [...others, ...made];
  const holder = values.length > 0 ? editing.create('bpmn:ExtensionElements', { values }) : undefined;
  return { extensionElements: holder };
}

/** Values as the document's schema has them; what is empty is left out. */
function typed(said: Said, type: string): Record<string, unknown> {
  const given = propertiesOf(type).filter(({ name }) => said[name] !== undefined && said[name] !== '');
  return Object.fromEntries(
    given
      .filter(({ name }) => said[name] !== false)
      .map(({ name, type: of }) => [name, of === 'Integer' ? Number(said[name]) : said[name]]),
  );
}

/** One attribute of the only child of a type. */
export function readOnly(element: Moddle, type: string, name: string): string {
  const value = readChildren(element, type)[0]?.[name];
  return typeof value === 'string' ? value : '';
}

/** Writes the only child of a type; without a value it goes. */
export const writeOnly = (
  editing: Editing,
  element: Moddle,
  { type, name, value }: { type: string; name: string; value: string },
) => writeChildren({ editing, element }, type, value === '' ? [] : [{ [name]: value }]);

import type { FormContent } from '@policy/shared/contract/process-design/form-calls.ts';

/** What became of something between two contents of a form. */
type DifferenceKind = 'added' | 'removed' | 'changed';

/** A field that differs, by its place and its title; `rules` and `texts` stand for what belongs to no field. */
export interface FormDifference {
  kind: DifferenceKind;
  what: 'field' | 'rules' | 'texts' | 'form';
  path: string;
  title: string;
}

type Part = Record<string, unknown>;
type Field = Readonly<{ title: string; said: string }>;

/** What differs between two contents of a form, in the order in which fields are asked. */
export function formDifferences(before: FormContent, after: FormContent): FormDifference[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const fields = [...new Set([...now.keys(), ...old.keys()])].flatMap((path): FormDifference[] => {
    const [one, other] = [old.get(path), now.get(path)];
    const kind = kindOf(one?.said, other?.said);
    return kind === null ? [] : [{ kind, what: 'field', path, title: (other ?? one)?.title ?? path }];
  });
  const whole = (['rules', 'texts', 'form'] as const).flatMap((what): FormDifference[] => {
    const isSame = wholeOf(before, what) === wholeOf(after, what);
    return isSame ? [] : [{ kind: 'changed', what, path: '', title: '' }];
  });
  return [...fields, ...whole];
}

function kindOf(before: string | undefined, after: string | undefined): DifferenceKind | null {
  if (before === after) return null;
  if (before === undefined) return 'added';
  return after === undefined ? 'removed' : 'changed';
}

function wholeOf({ schema, uiSchema, texts }: FormContent, what: 'rules' | 'texts' | 'form'): string {
  if (what === 'texts') return told(texts);
  if (what === 'rules') return told(schema['x-rules'] ?? null);
  const { properties: _, required: __, 'x-rules': ___, ...form } = schema;
  return told([form, uiSchema['ui:order'] ?? null]);
}

/** Every field by its path, with all that is said of it and of no field below it. */
function fieldsOf({ schema, uiSchema }: FormContent): Map<string, Field> {
  const found = new Map<string, Field>();
  collect({ schema, layout: uiSchema, path: '' }, found);
  return found;
}

interface Level {
  schema: Part;
  layout: Part;
  path: string;
}

function collect({ schema, layout, path }: Level, found: Map<string, Field>): void {
  const required = Array.isArray(schema['required']) ? schema['required'] : [];
  for (const [name, part] of Object.entries(partIn(schema, 'properties'))) {
    if (!isPart(part)) continue;
    const at = path === '' ? name : `${path}.${name}`;
    const drawn = partIn(layout, name);
    const title = typeof part['title'] === 'string' ? part['title'] : name;
    found.set(at, { title, said: told([ownPart(part), required.includes(name), ownLook(drawn)]) });
    collect(
      hasRows(part) ? below(partIn(part, 'items'), partIn(drawn, 'items'), at) : below(part, drawn, at),
      found,
    );
  }
}

const below = (schema: Part, layout: Part, path: string): Level => ({ schema, layout, path });

/** It is a list of rows, whose fields are told by themselves. */
const hasRows = (part: Part): boolean => 'properties' in partIn(part, 'items');

function ownPart(part: Part): Part {
  const { properties: _, required: __, items, ...own } = part;
  return hasRows(part) ? own : { ...own, items: items ?? null };
}

const ownLook = (layout: Part): Part =>
  Object.fromEntries(Object.entries(layout).filter(([key]) => key.startsWith('ui:')));

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partIn = (part: Part, name: string): Part => {
  const inside = part[name];
  return isPart(inside) ? inside : {};
};

/** A value as a text that does not depend on the order in which its names stand. */
const told = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    isPart(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

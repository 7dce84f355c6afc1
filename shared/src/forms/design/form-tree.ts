import { inFormOrder } from '../../contract/application/form-order.ts';
import type { FormContent } from '../../contract/process-design/form-calls.ts';

/** A part of a JSON Schema or of a layout. */
export type Part = Record<string, unknown>;

/** The names that lead to a field: those of the groups and lists around it, and its own. */
export type FieldPath = readonly string[];

/** What holds fields: the form, a group, or the rows of a list. */
export interface Holder {
  schema: Part;
  layout: Part;
}

/** A field where it stands. */
export interface PlacedField {
  name: string;
  part: Part;
  layout: Part;
  isRequired: boolean;
}

/** Where a field is put: in what, and before which of its fields. */
export interface Spot {
  parent: FieldPath;
  index: number;
}

export const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (value: unknown): Part => (isPart(value) ? value : {});

/** The fields that a holder has, by their names. */
export const propertiesOf = ({ schema }: Holder): Part => partOf(schema.properties);

/** The names of a holder's fields in the order in which they are shown. */
export const namesIn = (holder: Holder): string[] =>
  inFormOrder(Object.keys(propertiesOf(holder)), holder.layout);

/** The names that must be answered. */
export const requiredIn = ({ schema }: Holder): string[] =>
  Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];

/** What a field itself holds fields in; null for one that holds none. */
export function holderIn(part: unknown, layout: unknown): Holder | null {
  if (!isPart(part)) return null;
  if (part.type === 'object') return { schema: part, layout: partOf(layout) };
  if (part.type !== 'array' || !isPart(part.items) || part.items.type !== 'object') return null;
  return { schema: part.items, layout: partOf(partOf(layout).items) };
}

/** The holder that a path leads to, the form itself for an empty one; null where it leads to a field without fields. */
export function holderAt(content: FormContent, path: FieldPath): Holder | null {
  return path.reduce<Holder | null>(
    (holder, name) => holder && holderIn(propertiesOf(holder)[name], holder.layout[name]),
    { schema: content.schema, layout: content.uiSchema },
  );
}

/** The field that a path leads to. */
export function fieldAt(content: FormContent, path: FieldPath): PlacedField | null {
  const name = path.at(-1);
  const holder = holderAt(content, path.slice(0, -1));
  const part = name === undefined ? undefined : holder && propertiesOf(holder)[name];
  if (!holder || name === undefined || !isPart(part)) return null;
  const isRequired = requiredIn(holder).includes(name);
  return { name, part, layout: partOf(holder.layout[name]), isRequired };
}

/** The same content with one holder changed. */
export function withHolder(
  content: FormContent,
  path: FieldPath,
  change: (holder: Holder) => Holder,
): FormContent {
  const { schema, layout } = changedAt({ schema: content.schema, layout: content.uiSchema }, path, change);
  return { ...content, schema, uiSchema: layout };
}

function changedAt(holder: Holder, [name, ...rest]: FieldPath, change: (holder: Holder) => Holder): Holder {
  if (name === undefined) return change(holder);
  const part = propertiesOf(holder)[name];
  const own = holder.layout[name];
  const inside = holderIn(part, own);
  if (!inside || !isPart(part)) return holder;
  const { schema, layout } = changedAt(inside, rest, change);
  const isList = part.type === 'array';
  const changedPart = isList ? { ...part, items: schema } : schema;
  const changedLayout = isList ? { ...partOf(own), items: layout } : layout;
  return {
    schema: { ...holder.schema, properties: { ...propertiesOf(holder), [name]: changedPart } },
    layout: { ...holder.layout, [name]: changedLayout },
  };
}

/** Every field of a form with its path, in the order in which they are shown. */
export function allFields(content: FormContent, path: FieldPath = []): FieldPath[] {
  const holder = holderAt(content, path);
  if (!holder) return [];
  return namesIn(holder).flatMap((name) => [[...path, name], ...allFields(content, [...path, name])]);
}

export const isSamePath = (one: FieldPath, other: FieldPath): boolean => one.join('.') === other.join('.');

/** Whether a path leads to or into another one. */
export const isWithin = (path: FieldPath, outer: FieldPath): boolean =>
  isSamePath(path.slice(0, outer.length), outer);

import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';

import { isRich, plainText } from '@policy/shared/forms/fields/rich-fields.ts';

import { isStructure, type Structure } from '../../lib/browser/structure.ts';

interface Option {
  const: string | number | boolean;
  title: string;
}

/** What showing a field needs to know of its schema; what is of another type is not there. */
export interface SchemaPart {
  type?: string | undefined;
  title?: string | undefined;
  format?: string | undefined;
  oneOf?: readonly Option[] | undefined;
  items?: unknown;
  properties?: Structure | undefined;
  /** It is answered by files. */
  isFiles?: boolean;
  /** It is answered by a text with headings and lists. */
  isRich?: boolean;
  /** It is asked for under a condition. */
  isConditional?: boolean;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
const isOption = (value: unknown): value is Option =>
  isStructure(value) &&
  typeof value.title === 'string' &&
  ['string', 'number', 'boolean'].includes(typeof value.const);

/** Reads a part of a JSON Schema; something else is a part that says nothing. */
export function partOf(schema: unknown): SchemaPart {
  if (!isStructure(schema)) return {};
  const { type, title, format, oneOf, items, properties } = schema;
  return {
    ...{ type: textIn(type), title: textIn(title), format: textIn(format), items },
    oneOf: Array.isArray(oneOf) && oneOf.every(isOption) ? oneOf : undefined,
    properties: isStructure(properties) ? properties : undefined,
    isFiles: 'x-files' in schema,
    isRich: isRich(schema),
    isConditional: 'x-shown' in schema,
  };
}

/** The names of a form's fields in the order in which they are shown. */
export const fieldNames = (schema: unknown, uiSchema?: unknown): string[] =>
  inFormOrder(Object.keys(partOf(schema).properties ?? {}), uiSchema);

/** The layout of a field. */
export const layoutOf = (uiSchema: unknown, name: string): unknown =>
  isStructure(uiSchema) ? uiSchema[name] : undefined;

/** The layout of a list's rows. */
export function rowLayout(uiSchema: unknown, name: string): unknown {
  const field = layoutOf(uiSchema, name);
  return isStructure(field) ? field.items : undefined;
}

/** Whether a field is answered row by row, and not by one choice or several. */
export const isRows = ({ type, items }: SchemaPart): boolean =>
  type === 'array' && partOf(items).type === 'object';

/** A field of a form by its name. */
export const fieldOf = (schema: unknown, name: string): SchemaPart =>
  partOf(partOf(schema).properties?.[name]);

/** What a field is called; its name where the schema gives it no title. */
export const titleOf = (schema: unknown, name: string): string => fieldOf(schema, name).title ?? name;

/** An answer in words: the names of what was chosen, or the value itself; empty where there is none. */
export function answerText({ oneOf, items, isRich: isHtml }: SchemaPart, value: unknown): string {
  if (isHtml && typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map((one) => answerText(partOf(items), one)).join(' / ');
  const chosen = oneOf?.find((one) => one.const === value);
  if (chosen) return chosen.title;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

import { orNothing } from '@policy/shared/client/or-nothing.ts';
import { inFormOrder } from '@policy/shared/contract/application/form-order.ts';
import * as z from 'zod/mini';

const option = z.object({ const: z.union([z.string(), z.number(), z.boolean()]), title: z.string() });

/** What showing a field needs to know of its schema. */
const part = z.object({
  type: orNothing(z.string()),
  title: orNothing(z.string()),
  format: orNothing(z.string()),
  oneOf: orNothing(z.array(option)),
  items: z.optional(z.unknown()),
  properties: orNothing(z.record(z.string(), z.unknown())),
});
export type SchemaPart = z.output<typeof part>;

/** Reads a part of a JSON Schema; something else is a part that says nothing. */
export const partOf = (schema: unknown): SchemaPart => part.safeParse(schema).data ?? {};

/** The names of a form's fields in the order in which they are shown. */
export const fieldNames = (schema: unknown, uiSchema?: unknown): string[] =>
  inFormOrder(Object.keys(partOf(schema).properties ?? {}), uiSchema);

const layouts = z.record(z.string(), z.unknown());

/** The layout of a list's rows. */
export function rowLayout(uiSchema: unknown, name: string): unknown {
  const field = layouts.safeParse(uiSchema).data?.[name];
  return typeof field === 'object' && field !== null && 'items' in field ? field.items : undefined;
}

/** A field of a form by its name. */
export const fieldOf = (schema: unknown, name: string): SchemaPart =>
  partOf(partOf(schema).properties?.[name]);

/** What a field is called; its name where the schema gives it no title. */
export const titleOf = (schema: unknown, name: string): string => fieldOf(schema, name).title ?? name;

/** An answer in words: the name of what was chosen, or the value itself; empty where there is none. */
export function answerText({ oneOf }: SchemaPart, value: unknown): string {
  const chosen = oneOf?.find((one) => one.const === value);
  if (chosen) return chosen.title;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

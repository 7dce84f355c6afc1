import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

type Coerce = (value: unknown, schema: z.ZodType) => unknown;

const moment = /^(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const numeral = /^-?\d{1,15}(\.\d{1,10})?$/;

/** A code or a phone that a form kept as a number is the text of that number. */
const toText: Coerce = (value) => (Number.isFinite(value) ? String(value) : value);

/** A query carries numbers as texts, and so do selects whose options are texts. */
const toNumber: Coerce = (value) =>
  typeof value === 'string' && numeral.test(value) ? Number(value) : value;

const flags = new Map<unknown, 0 | 1>([
  [true, 1],
  [false, 0],
  ['true', 1],
  ['false', 0],
  ['1', 1],
  ['0', 0],
]);

/** The switches of some forms keep true and false for 1 and 0. */
export const toFlag = (value: unknown): unknown => flags.get(value) ?? value;

/** The other way round in a structured value: 1 and 0 where its schema has true and false. */
const toBooleans: Coerce = (value, schema) => {
  const filled = withoutWrapping(schema);
  if (filled instanceof z.ZodBoolean) return asBoolean(value);
  if (filled instanceof z.ZodArray && Array.isArray(value))
    return value.map((one) => toBooleans(one, filled.element as z.ZodType));
  return filled instanceof z.ZodObject && isObject(value) ? booleansIn(value, filled.shape) : value;
};

const booleansIn = (value: object, shape: Record<string, z.ZodType>) =>
  Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, schema ? toBooleans(one, schema) : one];
    }),
  );

/** What a schema asks for where a value is given. */
function withoutWrapping(schema: z.ZodType): z.ZodType {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? withoutWrapping(schema.unwrap() as z.ZodType) : schema;
}

/** Only what says so: any other number is no boolean. */
function asBoolean(value: unknown): unknown {
  const read = toFlag(value);
  return read === 1 || read === 0 ? read === 1 : value;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A date picker may add a time of day to a date; a time that no clock shows is left for the schema to refuse. */
export const toDay = (value: unknown): unknown =>
  typeof value === 'string' ? (moment.exec(value)?.[1] ?? value) : value;

/** A form that takes an empty text apart at its commas is left with a list of nothing. */
const toList: Coerce = (value) => (Array.isArray(value) ? value.filter((one) => one !== '') : value);

const byKind: Partial<Record<FieldKind, Coerce>> = {
  text: toText,
  longText: toText,
  integer: toNumber,
  decimal: toNumber,
  flag: toFlag,
  numericChoice: toNumber,
  date: toDay,
  choices: toList,
  references: toList,
  json: toBooleans,
};

/**
 * A submitted body with its values in the types of the entity's fields, where another type says the same.
 * Clients of the platform family send numbers for texts, texts for numbers, true for 1 and moments for dates; anything else stays
 * as it is.
 */
export function coerced(entity: Entity, body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const schema = Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined;
      const coerce = schema && byKind[metaOf(schema).kind];
      return [key, coerce ? coerce(value, schema) : value];
    }),
  );
}

/** Before a call's schema reads a body of an entity's fields: the same for calls that are no submit. */
export const coercedBody =
  (entity: Entity) =>
  (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const { body } = request;
    if (isObject(body)) request.body = coerced(entity, body);
    done();
  };

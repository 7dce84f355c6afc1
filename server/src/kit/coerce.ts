import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import type { FieldKind } from '@policy/shared/contract/kit/field.ts';
import type { FastifyRequest } from 'fastify';

type Coerce = (value: unknown) => unknown;

const moment = /^(\d{4}-\d\d-\d\d)[ T](?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const numeral = /^-?\d{1,15}(\.\d{1,10})?$/;

/** A code or a phone that a form kept as a number is the text of that number. */
const toText: Coerce = (value) => (Number.isFinite(value) ? String(value) : value);

/** A query carries numbers as texts, and so do selects whose options are texts. */
const toNumber: Coerce = (value) =>
  typeof value === 'string' && numeral.test(value) ? Number(value) : value;

/** A date picker may add a time of day to a date; a time that no clock shows is left for the schema to refuse. */
export const toDay: Coerce = (value) =>
  typeof value === 'string' ? (moment.exec(value)?.[1] ?? value) : value;

/** A form that takes an empty text apart at its commas is left with a list of nothing. */
const toList: Coerce = (value) => (Array.isArray(value) ? value.filter((one) => one !== '') : value);

const byKind: Partial<Record<FieldKind, Coerce>> = {
  text: toText,
  longText: toText,
  integer: toNumber,
  decimal: toNumber,
  flag: toNumber,
  numbered: toNumber,
  date: toDay,
  choices: toList,
  references: toList,
};

/**
 * A submitted body with its values in the types of the entity's fields, where another type says the same.
 * Clients of the platform family send numbers for texts, texts for numbers and moments for dates; anything else stays as it is.
 */
export function coerced(entity: Entity, body: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => {
      const schema = Object.hasOwn(entity.fields, key) ? entity.fields[key] : undefined;
      const coerce = schema && byKind[metaOf(schema).kind];
      return [key, coerce ? coerce(value) : value];
    }),
  );
}

/** Before a call's schema reads a body of an entity's fields: the same for calls that are no submit. */
export const coercedBody =
  (entity: Entity) =>
  (request: FastifyRequest, _reply: unknown, done: () => void): void => {
    const { body } = request;
    if (typeof body === 'object' && body !== null && !Array.isArray(body))
      request.body = coerced(entity, body);
    done();
  };

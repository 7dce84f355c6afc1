import type { DraftOf, Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { fromWire } from '@policy/shared/contract/kit/wire.ts';
import { fieldErrors } from '@policy/shared/messages/sentences.ts';
import { z } from 'zod';

import type { Context } from './context.ts';
import { InvalidDraft, Refusal } from './errors.ts';
import { shownFields } from './scope.ts';

/** What a submit asks for: a new row, or changes to the one of this id. */
export interface Submission<E extends Entity> {
  id: string | null;
  version: number | undefined;
  values: Partial<DraftOf<E>>;
}

/**
 * Reads a submitted body: fields that are unknown, read-only or hidden from the writer are dropped, because clients send whole rows back,
 * a new row must be whole, and changes may leave out what they do not touch.
 */
export function readSubmission<E extends Entity>(entity: E, body: unknown, context: Context): Submission<E> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal('request.invalid');
  const sent = fromWire(entity, body);
  const id = typeof sent.id === 'string' && sent.id !== '' ? sent.id : null;
  const shown = shownFields(entity, context);
  const writable = Object.entries(entity.fields).filter(([key, schema]) => {
    const { readOnly, createOnly } = metaOf(schema);
    return !readOnly && !(createOnly && id) && (!shown || shown.includes(key));
  });
  const shape = Object.fromEntries(
    writable.map(([key, schema]) => [
      key,
      id || initialOf(schema) !== undefined ? schema.optional() : schema,
    ]),
  );
  const read = z.object(shape).safeParse(sent, { reportInput: true });
  if (!read.success) throw new InvalidDraft(fieldErrors(entity, read.error.issues, context.locale));
  // The shape was made from this entity's fields; zod cannot see that through fromEntries.
  const values = withoutAbsent(read.data) as Partial<DraftOf<E>>;
  return { id, version: typeof sent.version === 'number' ? sent.version : undefined, values };
}

const initialOf = (schema: z.ZodType) => metaOf(schema).initial;

function withoutAbsent(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

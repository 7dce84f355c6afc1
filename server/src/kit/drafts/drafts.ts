import type { DraftOf, Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { fromWire } from '@policy/shared/contract/kit/wire.ts';
import { fieldErrors } from '@policy/shared/messages/sentences.ts';
import { z } from 'zod';

import { withoutMasks } from '../access/masks.ts';
import { shownFields } from '../access/scope.ts';
import { coerced } from '../query/coerce.ts';
import type { Context } from '../runtime/context.ts';
import { InvalidDraft, Refusal } from '../runtime/errors.ts';

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
  const sent = fromWire(entity, coerced(entity, body));
  const id = idOf(sent.id);
  const read = schemaFor(entity, id, shownFields(entity, context)).safeParse(sent, { reportInput: true });
  if (!read.success) throw new InvalidDraft(fieldErrors(entity, read.error.issues, context.locale));
  // The shape was made from this entity's fields; zod cannot see that through fromEntries.
  const values = withoutAbsent(read.data) as Partial<DraftOf<E>>;
  // Nobody can have read a new row, so a text that looks like a mask is never one that came back unchanged.
  if (!id) withoutMasks(entity, context, { before: null, values });
  return { id, version: versionOf(sent), values };
}

/** The version of a submit; a query carries it as text, and dropping that would let the write overwrite a newer row. */
function versionOf({ version }: Record<string, unknown>): number | undefined {
  if (typeof version === 'string' && /^\d{1,9}$/.test(version)) return Number(version);
  return typeof version === 'number' ? version : undefined;
}

/** The id of the row that a draft changes; a malformed one is refused, for without an id the call would add a second row. */
function idOf(sent: unknown): string | null {
  if (sent === undefined || sent === null || sent === '') return null;
  if (typeof sent !== 'string') throw new Refusal('row.notFound');
  return sent;
}

function schemaFor(entity: Entity, id: string | null, shown: readonly string[] | undefined) {
  const schema = (id ? changesOf : wholeOf)(entity);
  if (!shown) return schema;
  return schema.pick(
    Object.fromEntries(shown.filter((key) => key in schema.shape).map((key) => [key, true])),
  );
}

const initialOf = (schema: z.ZodType) => metaOf(schema).initial;

/** A new row must be whole, but for what has an initial value. */
const wholeOf = oncePer((entity: Entity) =>
  draftSchema(
    writable(entity).map(([key, schema]) => [
      key,
      initialOf(schema) === undefined ? schema : schema.optional(),
    ]),
  ),
);

/** Changes may leave out anything. */
const changesOf = oncePer((entity: Entity) =>
  draftSchema(
    writable(entity)
      .filter(([, schema]) => !metaOf(schema).createOnly)
      .map(([key, schema]) => [key, schema.optional()]),
  ),
);

const writable = (entity: Entity) =>
  Object.entries(entity.fields).filter(([, schema]) => !metaOf(schema).readOnly);

const draftSchema = (fields: [string, z.ZodType][]) => z.object(Object.fromEntries(fields));

function withoutAbsent(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

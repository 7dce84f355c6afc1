import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { isMask, maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { MaskKind } from '@policy/shared/contract/kit/mask.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';

import type { Context } from './context.ts';
import { InvalidDraft } from './errors.ts';
import { fieldsOf, labelOf } from './fields.ts';

type Values = Record<string, unknown>;

/** The fields of an entity that are told in part. */
export const maskedFields = oncePer((entity: Entity): readonly { key: string; mask: MaskKind }[] =>
  fieldsOf(entity).flatMap(({ key, masked }) => (masked ? [{ key, mask: masked }] : [])),
);

/** Rows as they leave: what is sensitive is told in part, unless the row is the reader's own. */
export function maskRows<R extends object>(entity: Entity, context: Context, rows: readonly R[]): R[] {
  const fields = maskedFields(entity);
  return fields.length === 0 ? [...rows] : rows.map((row) => maskRow(entity, context, row));
}

function maskRow<R extends object>(entity: Entity, { actor }: Context, row: R): R {
  const told: Values = Object.fromEntries(Object.entries(row));
  const owner = entity.ownRows ? told[entity.scope?.user ?? 'createUser'] : undefined;
  if (actor && owner === actor.userId) return row;
  for (const { key, mask } of maskedFields(entity)) {
    const value = told[key];
    if (typeof value === 'string') told[key] = maskOf(mask, value);
  }
  // The same keys with texts in the place of texts.
  return told as R;
}

/** A value of a field as a history may keep it. */
export function maskValue(entity: Entity, field: string, value: unknown): unknown {
  const known = maskedFields(entity).find(({ key }) => key === field);
  return known && typeof value === 'string' ? maskOf(known.mask, value) : value;
}

/**
 * A draft without what was told in part and came back as it was: forms send whole rows.
 * Any other text with a mask in it is no value, and refused.
 */
export function withoutMasks<D extends object>(
  entity: Entity,
  context: Context,
  { before, values }: { before: object | null; values: D },
): D {
  const kept: Values = Object.fromEntries(Object.entries(values));
  const told: Values = { ...before };
  const wrong: string[] = [];
  for (const { key } of maskedFields(entity)) {
    const value = kept[key];
    if (typeof value !== 'string' || !isMask(value)) continue;
    if (value === told[key]) Reflect.deleteProperty(kept, key);
    else wrong.push(key);
  }
  if (wrong.length > 0) throw new InvalidDraft(wrong.map((field) => refused(entity, context, field)));
  // Some keys fewer, none more.
  return kept as D;
}

const refused = (entity: Entity, context: Context, field: string) => ({
  field,
  message: fill(catalogue(context.locale).validation.masked, { label: labelOf(entity, context, field) }),
});

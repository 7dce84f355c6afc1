import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { isMask, maskOf } from '@policy/shared/contract/kit/mask.ts';
import type { MaskKind } from '@policy/shared/contract/kit/mask.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { fill } from '@policy/shared/messages/kit.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';

import { isAdministrator } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { InvalidDraft } from '../runtime/errors.ts';
import { fieldsOf, labelOf } from '../table/fields.ts';
import { withoutFolders } from './without-folders.ts';

/** The fields of an entity that are masked. */
export const maskedFields = oncePer((entity: Entity): readonly { key: string; mask: MaskKind }[] =>
  fieldsOf(entity).flatMap(({ key, masked }) => (masked ? [{ key, mask: masked }] : [])),
);

const placesIn = oncePer((entity: Entity): readonly string[] =>
  fieldsOf(entity).flatMap(({ key, namesPlaces }) => (namesPlaces ? [key] : [])),
);

/** Rows as they are answered: sensitive values are masked, unless the row is the reader's own. */
export function maskRows<R extends object>(entity: Entity, context: Context, rows: readonly R[]): R[] {
  const places = isAdministrator(context.actor) ? [] : placesIn(entity);
  const isWhole = maskedFields(entity).length === 0 && places.length === 0;
  return isWhole ? [...rows] : rows.map((row) => maskRow(entity, context, { row, places }));
}

/** Rows in clear, but for what tells where the server keeps its files; that is the platform's administrator's alone. */
export function hidePlaces<R extends object>(entity: Entity, { actor }: Context, rows: readonly R[]): R[] {
  const places = isAdministrator(actor) ? [] : placesIn(entity);
  return rows.map((row) => changed(row, places, withoutFolders));
}

/** The same row with some of its texts changed. */
function changed<R extends object>(row: R, keys: readonly string[], to: (value: string) => string): R {
  const told: FieldValues = Object.fromEntries(Object.entries(row));
  for (const key of keys) {
    const value = told[key];
    if (typeof value === 'string') told[key] = to(value);
  }
  // The same keys with texts in the place of texts.
  return told as R;
}

function maskRow<R extends object>(
  entity: Entity,
  { actor }: Context,
  { row, places }: { row: R; places: readonly string[] },
): R {
  const told: FieldValues = Object.fromEntries(Object.entries(changed(row, places, withoutFolders)));
  const owner = entity.ownRows ? told[entity.scope?.user ?? 'createUser'] : undefined;
  const isOwn = actor !== null && owner === actor.userId;
  for (const { key, mask } of isOwn ? [] : maskedFields(entity)) {
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
 * A draft without the masks that came back unchanged: forms send whole rows.
 * Any other text with a mask in it is refused: stored, it would replace the real value.
 */
export function withoutMasks<D extends object>(
  entity: Entity,
  context: Context,
  { before, values }: { before: object | null; values: D },
): D {
  const kept: FieldValues = Object.fromEntries(Object.entries(values));
  const told: FieldValues = { ...before };
  const wrong: string[] = [];
  for (const { key } of maskedFields(entity)) {
    const value = kept[key];
    if (typeof value !== 'string' || !isMask(value)) continue;
    if (value === told[key]) Reflect.deleteProperty(kept, key);
    else wrong.push(key);
  }
  if (wrong.length > 0) throw new InvalidDraft(wrong.map((field) => refused(entity, context, field)));
  // Keys were only left out, so it is still a draft of this type.
  return kept as D;
}

const refused = (entity: Entity, context: Context, field: string) => ({
  field,
  message: fill(catalogue(context.locale).validation.masked, { label: labelOf(entity, context, field) }),
});

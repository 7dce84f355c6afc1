import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { holds } from '@policy/shared/contract/kit/condition.ts';
import { demanded } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { fieldErrors } from '@policy/shared/messages/sentences.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';
import { z } from 'zod';

import type { Context } from '../runtime/context.ts';
import { InvalidDraft } from '../runtime/errors.ts';
import { fieldsOf } from '../table/fields.ts';

/** The fields of an entity that may be empty, but not always. */
export const conditionallyRequired = oncePer((entity: Entity) =>
  fieldsOf(entity).flatMap(({ key, requiredWhen }) => (requiredWhen ? [{ key, requiredWhen }] : [])),
);

/** Refuses a write that leaves empty what the row needs afterwards; a change is not asked for what it does not touch. */
export function assertRequiredWhen(
  entity: Entity,
  context: Context,
  { before, values }: { before: object | null; values: object },
): void {
  const fields = conditionallyRequired(entity);
  if (fields.length === 0) return;
  const said: FieldValues = { ...(before ?? initials(entity)), ...values };
  const isTouched = (key: string) => !before || key in values;
  const asked = fields.filter(
    ({ key, requiredWhen }) => holds(requiredWhen, said) && (isTouched(key) || isTouched(requiredWhen.field)),
  );
  const shape = asked.map(({ key }) => [key, demanded(entity.fields[key] as z.ZodType)]);
  const read = z.object(Object.fromEntries(shape)).safeParse(said, { reportInput: true });
  if (!read.success) throw new InvalidDraft(fieldErrors(entity, read.error.issues, context.locale));
}

const initials = (entity: Entity): FieldValues =>
  Object.fromEntries(fieldsOf(entity).map(({ key, initial }) => [key, initial]));

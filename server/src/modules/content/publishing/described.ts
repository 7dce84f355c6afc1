import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import type { FieldValues } from '@policy/shared/contract/kit/wire.ts';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { fieldsOf, labelOf } from '../../../kit/table/fields.ts';

/** The fields of an entity that lead to a picture or a film, each with the field that says the same in words. */
const shownAndSaid = oncePer((entity: Entity) =>
  fieldsOf(entity).flatMap(({ key, describedBy }) => (describedBy ? [{ key, describedBy }] : [])),
);

/** Whether a row of these values is seen by the public, or will be at a set time. */
export const isForPublic = ({ status, publishAt }: FieldValues): boolean =>
  status === 'published' || Boolean(publishAt);

/** Rule: what is public, or will be by itself, shows nothing to those who see it that others are not told in words. */
export const saysWhatItShows =
  (entity: Entity) =>
  (values: object, { before, context }: { before: object | null; context: Context }): void => {
    const row: FieldValues = { ...before, ...values };
    if (!isForPublic(row)) return;
    const unsaid = shownAndSaid(entity).find(({ key, describedBy }) => row[key] && !row[describedBy]);
    if (!unsaid) return;
    const label = labelOf(entity, context, unsaid.describedBy);
    throw new Refusal('content.noAlternative', { label }, unsaid.describedBy);
  };

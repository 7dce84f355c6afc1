import type { Entity } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { labelOf } from '../table/fields.ts';

/** The refusal of a value that another row has already, told at its field. */
export const duplicate = (entity: Entity, context: Context, field: string): Refusal =>
  new Refusal('row.duplicate', { label: labelOf(entity, context, field) }, field);

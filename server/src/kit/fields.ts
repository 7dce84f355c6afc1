import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { metaOf } from '@policy/shared/contract/kit/field.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

import type { Context } from './context.ts';

/** The fields of an entity with their hints. */
export const fieldsOf = oncePer((entity: Entity) =>
  Object.entries(entity.fields).map(([key, schema]) => ({ key, ...metaOf(schema) })),
);

/** What a field is called in the caller's language. */
export function labelOf(entity: Entity, context: Context, field: string): string {
  return catalogue(context.locale).entity(entity.name).fields[field] ?? field;
}

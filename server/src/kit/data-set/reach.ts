import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import type { SQL } from 'drizzle-orm';

import { readable } from '../access/scope.ts';
import { may } from '../runtime/context.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { labelOf } from '../table/fields.ts';

/**
 * The rows of an entity that the reader's figures are made of: those that its list would show him.
 * Refuses one who may not view the entity, or from whom a scope hides a field that is used.
 */
export function reachOf(entity: Entity, context: Context, used: readonly string[]): SQL | undefined {
  const { title } = catalogue(context.locale).entity(entity.name);
  if (!may(context, `${entity.permissionBase}_view`)) throw new Refusal('report.source', { title });
  const { where, fields: shown } = readable(entity, context);
  const hidden = used.find((field) => field in entity.fields && shown && !shown.includes(field));
  if (hidden) throw new Refusal('report.field', { label: labelOf(entity, context, hidden) });
  return where;
}

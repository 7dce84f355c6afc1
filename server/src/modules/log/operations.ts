import { entities } from '@policy/shared/contract/entities/index.ts';
import { operationLog } from '@policy/shared/contract/entities/log/operation-log.ts';
import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { granted, shownFields } from '../../kit/access/scope.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { may } from '../../kit/runtime/context.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { anyTableOf, qualified, tableOf } from '../../kit/table/table.ts';

const table = tableOf(operationLog);

/** Its rows may be looked up, and their names are not kept from the reader; logs themselves are never changed. */
function isTold(context: Context, entity: Entity): boolean {
  const isNamed = shownFields(entity, context)?.includes(entity.nameField) ?? true;
  return !entity.appendOnly && isNamed && may(context, `${entity.permissionBase}_view`);
}

/** Rows of an entity of which the reader may see some only: those of them that he reaches, removed ones as well. */
function withinReach(entity: Entity, within: SQL): SQL | undefined {
  const { id } = anyTableOf(entity);
  const row = and(sql`${qualified(id)} = ${qualified(table.rowId)}::uuid`, within);
  return and(eq(table.entity, entity.name), sql`exists (select 1 from ${anyTableOf(entity)} where ${row})`);
}

/** Who reads the log of operations is told of rows alone that he may look up, as the history of one row does. */
export const operationRules = defineRules(operationLog, {
  reach: (_, context) => {
    const told = entities.filter((entity) => isTold(context, entity));
    const reaches = told.map((entity) => ({ entity, within: granted(entity, context) }));
    const whole = reaches.flatMap(({ entity, within }) => (within ? [] : [entity.name]));
    const parts = reaches.flatMap(({ entity, within }) => (within ? [withinReach(entity, within)] : []));
    return or(whole.length > 0 ? inArray(table.entity, whole) : undefined, ...parts) ?? sql`false`;
  },
});

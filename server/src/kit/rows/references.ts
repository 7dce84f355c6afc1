import type { Entity } from '@policy/shared/contract/kit/entity.ts';
import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { entityByName, tenantRows } from '../access/scope.ts';
import type { Context } from '../runtime/context.ts';
import { Refusal } from '../runtime/errors.ts';
import { runCompiled } from '../sql/compiled-queries.ts';
import { fieldsOf, labelOf } from '../table/fields.ts';
import { anyTableOf } from '../table/table.ts';

/** What is pointed to must be a live row of the writer's own tenant, or the platform's. */
export async function assertReferences(
  entity: Entity,
  context: Context,
  values: Readonly<Record<string, unknown>>,
) {
  const wrong = await unknownReference(entity, context, values);
  if (wrong) throw wrong;
}

/** The refusal of the first field that points nowhere; all fields are asked for at once. */
export async function unknownReference(
  entity: Entity,
  context: Context,
  values: Readonly<Record<string, unknown>>,
) {
  const pointers = fieldsOf(entity).flatMap(({ key, source }) => {
    const ids = source ? pointedTo(values[key]) : [];
    const target = ids.length > 0 && source ? entityByName(source) : undefined;
    return target ? [{ key, ids, live: liveRows(target, context, ids) }] : [];
  });
  if (pointers.length === 0) return undefined;
  const asked = sql.join(
    pointers.map(({ live }) => live),
    sql`, `,
  );
  const [known] = await runCompiled(context.db, sql`select ${asked}`, { read: (row) => row });
  const wrong = pointers.find(({ ids }, at) => known?.[at] !== ids.length);
  return wrong && new Refusal('reference.unknown', { label: labelOf(entity, context, wrong.key) });
}

function pointedTo(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...new Set<string>(value)] : [];
}

function liveRows(entity: Entity, context: Context, ids: readonly string[]): SQL {
  const table = anyTableOf(entity);
  const isLive = and(tenantRows(entity, context), inArray(table.id, [...ids]));
  return sql`(select count(*)::int from ${table} where ${isLive})`;
}

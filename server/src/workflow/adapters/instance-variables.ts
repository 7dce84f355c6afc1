import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import type { VariableNames } from '../model/variable-names.ts';
import type { InstanceRow } from '../rows.ts';
import { wfVariable } from './tables.ts';

/** How the names of variables travel: without them, all are meant. */
export const namesSent = (names: VariableNames): string | null =>
  names === 'all' ? null : JSON.stringify(names);

/** The variables of the instances that a condition means, in JSON: sizes of all, values of those that are named. */
export function variablesIn(instances: SQL, names: Placeholder): SQL {
  const wanted = sql`${names}::jsonb`;
  const isRead = sql`(${wanted} is null or jsonb_exists(${wanted}, name))`;
  const row = sql`json_build_array(instance_id, name, size, ${isRead}, case when ${isRead} then value end)`;
  return sql`(select coalesce(json_agg(${row}), '[]') from ${wfVariable} where ${instances})`;
}

const readRows = z.array(z.tuple([z.string(), z.string(), z.number(), z.boolean(), z.unknown()]));

interface Kept {
  variables: Record<string, unknown>;
  unread: Record<string, number>;
}

/** The same as rows of instances have them. */
export function readVariables(json: unknown): (instanceId: string) => Pick<InstanceRow, keyof Kept> {
  const read = new Map<string, Kept>();
  const keptOf = (id: string) => read.get(id) ?? { variables: {}, unread: {} };
  const rows = readRows.parse(typeof json === 'string' ? JSON.parse(json) : json);
  for (const [instanceId, name, size, isRead, value] of rows) {
    const kept = keptOf(instanceId);
    if (isRead) kept.variables[name] = value;
    else kept.unread[name] = size;
    read.set(instanceId, kept);
  }
  return keptOf;
}

/** The variables of an instance under some names. */
export async function variablesNamed(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  instanceId: string,
  names: VariableNames,
): Promise<Record<string, unknown>> {
  if (names.length === 0) return {};
  const mine = and(eq(wfVariable.tenantId, tenantId), eq(wfVariable.instanceId, instanceId));
  const rows = await db
    // Read as the driver hands it over: the column would take a text of digits for a number.
    .select({ name: wfVariable.name, value: sql<unknown>`${wfVariable.value}` })
    .from(wfVariable)
    .where(names === 'all' ? mine : and(mine, inArray(wfVariable.name, [...names])));
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

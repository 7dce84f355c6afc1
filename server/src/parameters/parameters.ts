import { param } from '@policy/shared/contract/entities/system/param.ts';
import { and, eq } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import type { Calendar } from '../kit/runtime/workdays.ts';
import { tableOf } from '../kit/table/table.ts';

const params = tableOf(param);

/** The value of a tenant's system parameter, or null where it has none. */
async function parameterOf(context: Context, key: string): Promise<string | null> {
  const mine = and(eq(params.tenantId, context.tenantId), eq(params.paramKey, key), eq(params.isDeleted, 0));
  const [row] = await context.db.select({ value: params.paramValue }).from(params).where(mine).limit(1);
  return row?.value ?? null;
}

/** A whole number kept as a parameter; the fallback where it is absent or no number. */
export async function numberParameter(context: Context, key: string, fallback: number): Promise<number> {
  const value = Number((await parameterOf(context, key)) ?? fallback);
  return Number.isInteger(value) ? value : fallback;
}

/** The tenant's calendar: `calendar.holidays` and `calendar.workdays`, days joined by commas. */
export async function calendarOf(context: Context): Promise<Calendar> {
  const days = async (key: string) =>
    new Set((await parameterOf(context, key))?.split(',').map((day) => day.trim()));
  return { holidays: await days('calendar.holidays'), workdays: await days('calendar.workdays') };
}

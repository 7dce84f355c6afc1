import { sql } from 'drizzle-orm';

import type { Context } from '../kit/runtime/context.ts';
import { formNumbers } from './form-tables.ts';

/** What is counted together: the numbers of one field of a form within a day, or those of a process within its period. */
interface Series {
  formKey: string;
  field: string;
  day: string;
}

/** The next count of a series; two who ask at once are given two. */
export async function nextCount(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  series: Series,
): Promise<number> {
  const { tenantId: tenant, formKey, field, day, last } = formNumbers;
  const [row] = await db
    .insert(formNumbers)
    .values({ tenantId, ...series, last: 1 })
    .onConflictDoUpdate({ target: [tenant, formKey, field, day], set: { last: sql`${last} + 1` } })
    .returning({ last });
  return row?.last ?? 1;
}

/** The next count of a process among numbers that have everything else in common; no key of a form has a colon. */
export const nextOfProcess = (
  context: Pick<Context, 'db' | 'tenantId'>,
  { processKey, frame }: { processKey: string; frame: string },
): Promise<number> => nextCount(context, { formKey: `process:${processKey}`, field: 'serial', day: frame });

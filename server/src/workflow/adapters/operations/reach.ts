import type { SQL } from 'drizzle-orm';
import { isNull, or, sql } from 'drizzle-orm';

import type { Context } from '../../../kit/runtime/context.ts';
import type { CaseArea } from '../case-area.ts';
import { wfInstance } from '../tables.ts';

/** Processes that somebody reaches: those about rows that he may read, and those about none. */
export const withinReach = (context: Context, areas: readonly CaseArea[]): SQL | undefined =>
  or(
    isNull(wfInstance.businessKey),
    ...areas.map((area) => sql`${wfInstance.businessKey} in ${area.readable(context)}`),
  );

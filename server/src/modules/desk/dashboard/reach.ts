import { application } from '@policy/shared/contract/entities/application/application.ts';
import { and, eq, gte, lt, ne } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import { readable } from '../../../kit/access/scope.ts';
import { addDays } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { tableOf } from '../../../kit/table/table.ts';
import type { Period } from './period.ts';

/** What the figures are taken from. */
export interface FigureQuery {
  context: Context;
  period: Period;
  /** Cases that were handed in, within the reader's reach and of the agency asked for. */
  cases: SQL | undefined;
}

/** The cases that a reader's figures count: his own reach, as every list of cases has it. */
export function casesOf(context: Context, agencyId: string | undefined): SQL | undefined {
  const table = tableOf(application);
  const { where } = readable(application, context);
  return and(where, ne(table.status, 'draft'), agencyId ? eq(table.agencyId, agencyId) : undefined);
}

/** Whether a case was handed in within a period. */
export function handedIn({ from, to }: Period): SQL | undefined {
  const { submitTime } = tableOf(application);
  return and(gte(submitTime, `${from} 00:00:00`), lt(submitTime, `${addDays(to, 1)} 00:00:00`));
}

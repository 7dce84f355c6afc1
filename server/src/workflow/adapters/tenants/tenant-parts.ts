import type { Context } from '../../../kit/runtime/context.ts';
import type { Calendar } from '../../../kit/runtime/workdays.ts';
import { plainCalendar } from '../../../kit/runtime/workdays.ts';
import type { Register, Series } from '../../naming/name-instances.ts';

/** What the engine asks of a tenant that lies above it. */
export interface TenantParts {
  /** The working days. */
  calendarOf: (context: Context) => Promise<Calendar>;
  /** The next count of a series of serial numbers, in the caller's transaction. */
  nextNumber: (context: Context, series: Series) => Promise<number>;
}

/** A tenant that has set nothing: Monday to Friday, and nothing is counted. */
export const plainTenant: TenantParts = {
  calendarOf: () => Promise.resolve(plainCalendar),
  nextNumber: () => Promise.reject(new Error('Nobody counts the numbers of processes')),
};

/** Who starts what the caller starts, and where its numbers are counted. */
export const registerOf = (context: Context, { nextNumber }: Pick<TenantParts, 'nextNumber'>): Register => ({
  starterName: context.actor?.name ?? null,
  next: (series: Series) => nextNumber(context, series),
});

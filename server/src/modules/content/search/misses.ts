import { searchMiss } from '@policy/shared/contract/entities/content/search-miss.ts';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import { hourlyJob } from '../../../kit/routes/recurring-jobs.ts';
import { addDays, wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { foldLine } from '../../../search/text/fold.ts';
import { contentIndex } from './content-index.ts';

const misses = tableOf(searchMiss);

/** What could be a number of a person or of an account: many digits in a row, spaces between them or not. */
const longNumber = /\d(?:[\s-]?\d){5,}[xX]?/g;
/** Letters and digits as codes of credit have them; codes of items are shorter. */
const longCode = /(?=[a-z]*\d)[a-z\d]{12,}/g;
const address = /[^\s@]+@[^\s@]+/g;

/** How many different queries a tenant keeps; more than these nobody reads. */
const mostKept = 2000;
/** Nothing new is kept beyond these until the next hour: whoever sends nonsense does not fill the disk. */
const mostWithinHour = 4000;
const daysKept = 180;
/** So many are looked at each hour whether they find something by now. */
const lookedAt = 100;

/** A query as it is counted: without differences of writing, and without what could tell a person. */
export const countedQuery = (asked: string): string =>
  foldLine(asked)
    .replaceAll(address, '*')
    .replaceAll(longCode, '*')
    .replaceAll(longNumber, '*')
    .slice(0, 100);

/** Counts that a query found nothing; not who searched, nor from where. */
export async function countMiss({ db, tenantId, clock }: Context, asked: string): Promise<void> {
  const query = countedQuery(asked);
  if (query === '' || query === '*') return;
  const now = wireTime(clock.now());
  const again = { misses: sql`${misses.misses} + 1`, lastTime: now, updateTime: now };
  const own = and(eq(misses.tenantId, tenantId), eq(misses.query, query), eq(misses.isDeleted, 0));
  const counted = await db.update(misses).set(again).where(own).returning({ id: misses.id });
  if (counted.length > 0) return;
  if ((await db.$count(misses, eq(misses.tenantId, tenantId))) >= mostWithinHour) return;
  await db
    .insert(misses)
    .values({
      ...{ id: uuidv7(), tenantId, query, misses: 1, lastTime: now },
      ...{ createTime: now, updateTime: now },
    })
    .onConflictDoUpdate({
      target: [misses.tenantId, misses.query],
      targetWhere: sql`${misses.isDeleted} = 0`,
      set: again,
    });
}

type Ports = Pick<Services, 'database' | 'clock' | 'rules'>;

/** Forgets what nobody has missed for half a year, what is beyond the most frequent, and what finds something by now. */
export async function forgetMisses({ database: { db }, clock, rules }: Ports): Promise<void> {
  const oldest = addDays(wireDate(clock.now()), -daysKept);
  await db.delete(misses).where(lt(misses.lastTime, `${oldest} 00:00:00`));
  const tenants = await db.selectDistinct({ tenantId: misses.tenantId }).from(misses);
  for (const { tenantId } of tenants) {
    const context = systemContext({ db, tenantId, clock, rules });
    const rows = await db
      .select({ id: misses.id, query: misses.query })
      .from(misses)
      .where(eq(misses.tenantId, tenantId))
      .orderBy(desc(misses.misses), desc(misses.lastTime), asc(misses.id));
    const gone = rows.slice(mostKept).map(({ id }) => id);
    for (const { id, query } of rows.slice(0, lookedAt))
      if ((await contentIndex.count(context, query)) > 0) gone.push(id);
    if (gone.length > 0) await db.delete(misses).where(inArray(misses.id, gone));
  }
}

/** Once an hour. */
export const missHousekeeping = hourlyJob(forgetMisses, 'searches without results were not looked through');

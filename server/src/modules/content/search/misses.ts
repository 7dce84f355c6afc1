import { searchMiss } from '@policy/shared/contract/entities/content/search-miss.ts';
import { oncePer } from '@policy/shared/contract/kit/once-per.ts';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';

import type { Database } from '../../../database/client.ts';
import { eachOnItsOwn } from '../../../kit/routes/each-on-its-own.ts';
import { hourlyJob } from '../../../kit/routes/recurring-jobs.ts';
import { addDays, wireDate, wireTime } from '../../../kit/runtime/clock.ts';
import { systemContext } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Services } from '../../../kit/services/services.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { foldLine } from '../../../search/text/fold.ts';
import { contentIndex } from './content-index.ts';
import { runWordsOf } from './words/search-words.ts';

const misses = tableOf(searchMiss);

/** What could be a number of a person or of an account: many digits in a row, spaces between them or not. */
const longNumber = /\d(?:[\s-]?\d){5,}[xX]?/g;
/** Letters and digits as codes of credit have them; codes of items are shorter. */
const longCode = /(?=[a-z]*\d)[a-z\d]{12,}/g;
/** Left where a character of two units was cut; the column holds so many units. */
const halfCharacter = /[\uD800-\uDBFF]$/;
const address = /[^\s@]+@[^\s@]+/g;

/** How many different queries a tenant keeps; more than these nobody reads. */
const mostKept = 2000;
/** Nothing new is kept beyond these until the next hour: whoever sends nonsense does not fill the disk. */
const mostWithinHour = 4000;
const daysKept = 180;
/** So many are looked at, whether they find something by now, before those that do are let go. */
const lookedAtOnce = 100;

/** A query as it is counted: without differences of writing, and without what could tell a person. */
export const countedQuery = (asked: string): string =>
  foldLine(asked)
    .replaceAll(address, '*')
    .replaceAll(longCode, '*')
    .replaceAll(longNumber, '*')
    .slice(0, 100)
    .replace(halfCharacter, '');

/** What a tenant's editors have not removed. */
const ofTenant = ({ tenantId }: Pick<Context, 'tenantId'>) =>
  and(eq(misses.tenantId, tenantId), eq(misses.isDeleted, 0));

/** Counts that a query found nothing; not who searched, nor from where. */
export async function countMiss({ db, tenantId, clock }: Context, asked: string): Promise<void> {
  const query = countedQuery(asked);
  if (query === '' || query === '*') return;
  const now = wireTime(clock.now());
  const again = { misses: sql`${misses.misses} + 1`, lastTime: now, updateTime: now };
  const own = and(ofTenant({ tenantId }), eq(misses.query, query));
  const counted = await db.update(misses).set(again).where(own).returning({ id: misses.id });
  if (counted.length > 0) return;
  if ((await db.$count(misses, ofTenant({ tenantId }))) >= mostWithinHour) return;
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
  await eachOnItsOwn(tenants, ({ tenantId }) => forgetOwn(systemContext({ db, tenantId, clock, rules })));
}

/** By what words and what index a tenant's misses were looked through last: by the same they find nothing once more. */
const lookedBy = oncePer((_: Database) => new Map<string, string>());

async function forgetOwn(context: Context): Promise<void> {
  const { db, tenantId } = context;
  const rows = await db
    .select({ id: misses.id, query: misses.query })
    .from(misses)
    .where(ofTenant(context))
    .orderBy(desc(misses.misses), desc(misses.lastTime), asc(misses.id));
  await forget(
    context,
    rows.slice(mostKept).map(({ id }) => id),
  );
  const state = `${(await runWordsOf(context)).state} ${await contentIndex.state(context)}`;
  if (lookedBy(db).get(tenantId) === state) return;
  for (let done = 0; done < Math.min(rows.length, mostKept); done += lookedAtOnce) {
    const answered: string[] = [];
    for (const { id, query } of rows.slice(done, Math.min(done + lookedAtOnce, mostKept)))
      if ((await contentIndex.count(context, query)) > 0) answered.push(id);
    await forget(context, answered);
  }
  lookedBy(db).set(tenantId, state);
}

async function forget({ db }: Context, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(misses).where(inArray(misses.id, [...ids]));
}

/** Once an hour. */
export const missHousekeeping = hourlyJob(forgetMisses, 'searches without results were not looked through');

import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';

import { wireTime } from '../../../../kit/runtime/clock.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import { searchDocuments, searchRebuilds } from '../../../../search/index/search-tables.ts';

/** The form in which documents are put into the index; a greater one has every installation make its index anew when it starts. */
export const indexForm = 3;

/** For so long nobody else begins after the last sign of whoever makes an index anew. */
const heldSeconds = 60;

const { tenantId: tenant, heldUntil } = searchRebuilds;
const ahead = ({ clock }: Context) => wireTime(new Date(clock.now().getTime() + heldSeconds * 1000));

/** Takes it on to make the index anew, unless somebody is at it. */
export async function claim(context: Context, total: number): Promise<boolean> {
  const { db, tenantId, clock } = context;
  const now = wireTime(clock.now());
  const begun = {
    done: 0,
    total,
    startedAt: now,
    finishedAt: null,
    failure: null,
    heldUntil: ahead(context),
  };
  const claimed = await db
    .insert(searchRebuilds)
    .values({ tenantId, form: 0, ...begun })
    .onConflictDoUpdate({
      target: tenant,
      set: begun,
      setWhere: or(isNull(heldUntil), lt(heldUntil, now)),
    })
    .returning({ tenantId: tenant });
  return claimed.length > 0;
}

/** Says how far it is. */
export async function tellProgress(context: Context, done: number): Promise<void> {
  await context.db
    .update(searchRebuilds)
    .set({ done, heldUntil: ahead(context) })
    .where(eq(tenant, context.tenantId));
}

/** Says that it is done, or why it came to no end. */
export async function tellEnd(context: Context, failure: string | null): Promise<void> {
  const finishedAt = wireTime(context.clock.now());
  const ended = failure === null ? { form: indexForm, finishedAt, done: sql`${searchRebuilds.total}` } : {};
  await context.db
    .update(searchRebuilds)
    .set({ ...ended, failure, heldUntil: null })
    .where(eq(tenant, context.tenantId));
}

/** What is told where an index has not been made as a whole yet. */
const unmade = { done: 0, total: 0, failure: null, startedAt: null, finishedAt: null, heldUntil: null };

/** How the index of a tenant stands. */
export async function standingOf(context: Context) {
  const { db, tenantId, clock } = context;
  const ofTenant = eq(searchDocuments.tenantId, tenantId);
  const [row = unmade] = await db.select().from(searchRebuilds).where(eq(tenant, tenantId));
  const { done, total, failure, startedAt, finishedAt } = row;
  return {
    documents: await db.$count(searchDocuments, ofTenant),
    stale: await db.$count(searchDocuments, and(ofTenant, searchDocuments.isStale)),
    isRunning: row.heldUntil !== null && row.heldUntil > wireTime(clock.now()),
    ...{ done, total, failure, startedAt, finishedAt },
  };
}

import { searchIndexState } from '@policy/shared/contract/portal/search.ts';
import { tenant } from '@policy/shared/contract/entities/tenants/tenant.ts';
import { eq } from 'drizzle-orm';

import { backgroundWork } from '../../../../kit/routes/background-work.ts';
import { eachOnItsOwn } from '../../../../kit/routes/each-on-its-own.ts';
import { hourlyJob, minutelyJob } from '../../../../kit/routes/recurring-jobs.ts';
import { permission } from '../../../../kit/routes/route.ts';
import type { Module } from '../../../../kit/routes/route.ts';
import { systemContext } from '../../../../kit/runtime/context.ts';
import type { Context } from '../../../../kit/runtime/context.ts';
import type { Services } from '../../../../kit/services/services.ts';
import { tableOf } from '../../../../kit/table/table.ts';
import { searchDocuments, searchRebuilds } from '../../../../search/index/search-tables.ts';
import { beginRebuild, countPublic, refreshStale } from './rebuild.ts';
import { indexForm, standingOf } from './standing.ts';

type Ports = Pick<Services, 'database' | 'clock' | 'rules'>;

const tenants = tableOf(tenant);
const ownContext = ({ database: { db }, clock, rules }: Ports, tenantId: string): Context =>
  systemContext({ db, tenantId, clock, rules });

/** Whether a tenant's index was made by this form of it, or by the writes that made its content. */
async function isWhole(context: Context): Promise<boolean> {
  const { db, tenantId } = context;
  const [row] = await db.select().from(searchRebuilds).where(eq(searchRebuilds.tenantId, tenantId));
  if (row) return row.form === indexForm;
  const documents = await db.$count(searchDocuments, eq(searchDocuments.tenantId, tenantId));
  return documents === (await countPublic(context));
}

/** Makes the index of every tenant that has none, or one of another form: content from before there was a search is found as well. */
export async function fillIndexes(ports: Ports): Promise<void> {
  const all = await ports.database.db
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.isDeleted, 0));
  await eachOnItsOwn(all, async ({ tenantId }) => {
    const context = ownContext(ports, tenantId);
    if (await isWhole(context)) return;
    const work = await beginRebuild(context);
    await work?.();
  });
}

/** Makes anew what was marked because something that many documents name has changed. */
export async function refreshMarked(ports: Ports): Promise<void> {
  const { isStale, tenantId } = searchDocuments;
  const marked = await ports.database.db
    .selectDistinct({ tenantId })
    .from(searchDocuments)
    .where(eq(isStale, true));
  await eachOnItsOwn(marked, (one) => refreshStale(ownContext(ports, one.tenantId)));
}

/** How the index stands, and the call that makes it anew behind the caller's back. */
export const rebuildModule: Module = (app) => {
  hourlyJob(fillIndexes, 'the search index was not filled')(app);
  minutelyJob(refreshMarked, 'marked search documents were not made anew')(app);
  const goOn = backgroundWork(app, 'the search index was not made anew');
  const schema = { tags: ['search'], response: { 200: searchIndexState } };
  app.get('/policy/search/index', { config: { guard: permission('search_word_view') }, schema }, (request) =>
    standingOf(request.context),
  );
  app.post(
    '/policy/search/rebuild',
    { config: { guard: permission('search_word_rebuild') }, schema },
    async ({ context }) => {
      const work = await beginRebuild(ownContext(app.services, context.tenantId));
      if (work) goOn(work());
      return standingOf(context);
    },
  );
};

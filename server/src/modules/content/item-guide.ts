import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';

import { pagingQuery } from '../../kit/query/paging.ts';
import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import { readRevised } from '../../kit/revisions/read-revised.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { windowStatusOf } from '../../search/states/window-status.ts';
import { contentModule, contentRules } from './life-cycle.ts';
import { refuseArchived } from './publishing/archived.ts';

const guides = tableOf(itemGuide);

/** What holds for item guides, and whether one takes applications today. */
export const itemGuideRules = contentRules(itemGuide, {
  windowStatus: ({ isSuspended, applyStart, applyEnd }, context) =>
    windowStatusOf(context, { isSuspended: sql`${isSuspended} = 1`, applyStart, applyEnd }),
});

const row = answeredRow(itemGuide);
const itemQuery = z.looseObject({
  policyItemId: z.string().optional(),
  itemid: z.string().optional(),
  id: z.string().optional(),
});

/** Item guides; those of an item, and the apply-free ones. */
export const itemGuideModule = contentModule(itemGuide, {
  isHistoryPublic: true,
  routes: (app) => {
    byItem(app);
    applyFree(app);
  },
});

/** Guides of one policy item: one leads on, several are chosen from. */
const byItem: Module = (app) => {
  const schema = { tags: [itemGuide.name], querystring: itemQuery, response: { 200: z.array(row) } };
  app.get(
    `/${itemGuide.path}/getdetailbyitemid`,
    { config: { guard: 'public' }, schema },
    async (request) => {
      const query = queryOf<z.infer<typeof itemQuery>>(request);
      const policyItemId = found(query.policyItemId ?? query.itemid ?? query.id);
      const rows = await repositoryOf(itemGuide, request.context).list({ policyItemId });
      return rows.map((guide) => toWire(itemGuide, guide));
    },
  );
};

const applyFree: Module = (app) => {
  const tags = [itemGuide.name];
  const config = { guard: 'public' as const };
  const isApplyFree = eq(guides.isMsjx, 1);
  app.get(
    `/${itemGuide.path}/msjx/list`,
    {
      config: { ...config, lists: itemGuide },
      schema: { tags, querystring: pagingQuery, response: { 200: pageOf(row) } },
    },
    async (request) => {
      const page = await repositoryOf(itemGuide, request.context).page(queryOf(request), isApplyFree);
      return { ...page, records: page.records.map((guide) => toWire(itemGuide, guide)) };
    },
  );
  const schema = { tags, querystring: z.looseObject({ id: z.string() }), response: { 200: row } };
  app.get(`/${itemGuide.path}/msjx/detail`, { config, schema }, async (request) => {
    const { id } = queryOf<{ id: string }>(request);
    const read = (context: Context) => repositoryOf(itemGuide, context).find(id);
    const guide = await readRevised(itemGuide, request.context, { id, read });
    if (!guide) await refuseArchived(itemGuide)(request.context, id);
    return toWire(itemGuide, found(guide?.isMsjx === 1 ? guide : null));
  });
};

import { detailedRule } from '@policy/shared/contract/entities/content/detailed-rule.ts';
import { interpretation } from '@policy/shared/contract/entities/content/interpretation.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyNotice } from '@policy/shared/contract/entities/content/policy-notice.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { countedEntities, pageViews } from '@policy/shared/contract/portal/page-views.ts';
import type { RowViews } from '@policy/shared/contract/portal/page-views.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';

import { tenantRows } from '../../../kit/access/scope.ts';
import { bodyOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { snakeCase, tableOf } from '../../../kit/table/table.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { searchDocuments } from '../../../search/index/search-tables.ts';
import { onlyOurPortals } from '../only-our-portals.ts';

/** The entities whose rows are counted, and what the search calls each. */
const counted = {
  policy: { entity: policy, type: 'policy' },
  detailedRule: { entity: detailedRule, type: 'rule' },
  itemGuide: { entity: itemGuide, type: 'guide' },
  policyNotice: { entity: policyNotice, type: 'notice' },
  interpretation: { entity: interpretation, type: 'interpretation' },
} as const;

/** As many as a column of whole numbers holds. */
const mostViews = 2_000_000_000;

/** What portals count of the pages that they show: the server adds it to the rows, and to what the search orders by. */
export const pageViewsModule: Module = (app) => {
  const schema = { tags: ['publishEvent'], body: pageViews, response: { 200: z.null() } };
  const existsFor = onlyOurPortals(app.services.config.portalSecret);
  app.post(
    '/policy/views',
    { config: { guard: 'public', existsFor, unlogged: true }, schema },
    async (request) => {
      await addViews(request.context, bodyOf<z.output<typeof pageViews>>(request).views);
      return null;
    },
  );
};

/**
 * Adds views to rows of a tenant. Nobody has changed what the rows say: they keep their versions, and no page that is
 * kept becomes stale. Rows that are gone are passed over.
 */
const addViews = (context: Context, views: readonly RowViews[]): Promise<void> =>
  inTransaction(context, async (inside) => {
    const { db, tenantId } = inside;
    for (const name of countedEntities) {
      const own = views.filter(({ entity }) => entity === name);
      if (own.length === 0) continue;
      const { entity, type } = counted[name];
      const rows = tableOf(entity);
      const ofType = eq(searchDocuments.type, type);
      await db.execute(
        raise(rows, { column: rows.viewCount, views: own, within: tenantRows(entity, inside) }),
      );
      await db.execute(
        raise(searchDocuments, {
          ...{ column: searchDocuments.views, views: own },
          within: and(eq(searchDocuments.tenantId, tenantId), ofType),
        }),
      );
    }
  });

interface Raise {
  column: AnyPgColumn;
  views: readonly RowViews[];
  /** The rows of the table that may be meant at all. */
  within: SQL | undefined;
}

/** One statement for all rows; a row that is told of twice is raised by both. */
function raise(table: PgTable & { id: AnyPgColumn }, { column, views, within }: Raise): SQL {
  const told = views.map(({ id, count }) => sql`(${id}::uuid, ${count}::integer)`);
  return sql`
    update ${table} set ${sql.identifier(snakeCase(column.name))} = least(${column} + counted.views, ${mostViews})
    from (
      select id, sum(views) as views from (values ${sql.join(told, sql`, `)}) as told(id, views) group by id
    ) as counted
    where ${within} and ${table.id} = counted.id`;
}

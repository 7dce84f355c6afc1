import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policy } from '@policy/shared/contract/entities/content/policy.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { sql } from 'drizzle-orm';

import { pagingQuery } from '../../kit/query/paging.ts';
import { permission, queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { qualified, tableOf } from '../../kit/table/table.ts';
import { addDraftFromFile } from './drafting/draft-from-file.ts';
import { validityOf } from '../../search/states/validity.ts';
import { windowStatusOf } from '../../search/states/window-status.ts';
import { contentModule, contentRules } from './life-cycle.ts';

const items = tableOf(policyItem);
const guides = tableOf(itemGuide);

/** What holds for policies: how long one is valid, how many items it has, and whether one of its public guides is open today that is applied for. */
export const policyRules = contentRules(policy, {
  validity: (table, context) =>
    validityOf(context, {
      endedBy: table.endedBy,
      effectiveDate: table.effectiveDate,
      expiryDate: table.expiryDate,
    }),
  itemCount: (table) =>
    sql`(select count(*)::int from ${items} where ${items.tenantId} = ${qualified(table.tenantId)} and ${items.policyId} = ${qualified(table.id)} and ${items.isDeleted} = 0)`,
  hasOpenGuides: (table, context) => {
    const { isSuspended, applyStart, applyEnd } = guides;
    const state = windowStatusOf(context, { isSuspended: sql`${isSuspended} = 1`, applyStart, applyEnd });
    return sql`(case when exists (select 1 from ${guides} where ${guides.tenantId} = ${qualified(table.tenantId)} and ${guides.policyId} = ${qualified(table.id)} and ${guides.isDeleted} = 0 and ${guides.status} = 'published' and ${guides.isMsjx} = 0 and ${state} in ('open', 'closing')) then 1 else 0 end)`;
  },
});

/** Policies, and `listmanage`, the staff's list of every state. */
export const policyModule = contentModule(policy, {
  isHistoryPublic: true,
  routes: (app) => {
    addDraftFromFile(app);
    const schema = {
      tags: [policy.name],
      querystring: pagingQuery,
      response: { 200: pageOf(answeredRow(policy)) },
    };
    app.get(
      `/${policy.path}/listmanage`,
      { config: { guard: permission('policyinfo_view'), lists: policy }, schema },
      async (request) => {
        const page = await repositoryOf(policy, request.context).page(queryOf(request));
        return { ...page, records: page.records.map((row) => toWire(policy, row)) };
      },
    );
  },
});

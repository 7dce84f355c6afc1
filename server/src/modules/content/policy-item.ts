import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { policyItem } from '@policy/shared/contract/entities/content/policy-item.ts';
import { toWire } from '@policy/shared/contract/kit/wire.ts';
import { answeredRow } from '@policy/shared/contract/kit/wire-shapes.ts';
import { inArray } from 'drizzle-orm';
import { z } from 'zod';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { queryOf } from '../../kit/routes/route.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { tableOf } from '../../kit/table/table.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';

/** An item that a guide explains cannot be removed from under it. */
async function refuseWhileGuided(rows: readonly { id: string }[], context: Context) {
  const ids = rows.map(({ id }) => id);
  const guides = await repositoryOf(itemGuide, context).count(inArray(tableOf(itemGuide).policyItemId, ids));
  if (guides > 0)
    throw new Refusal('row.inUse', { title: catalogue(context.locale).entity(policyItem.name).title });
}

/** Rules of policy items: one that a guide explains cannot be removed. */
export const policyItemRules = defineRules(policyItem, { beforeRemove: [refuseWhileGuided] });

/** Policy items, and the item that a guide explains. */
export const policyItemModule = crudModule(policyItem, {
  routes: (app) => {
    const schema = {
      tags: [policyItem.name],
      querystring: z.looseObject({ guideId: z.string() }),
      response: { 200: answeredRow(policyItem) },
    };
    app.get(`/${policyItem.path}/findbyguideid`, { config: { guard: 'public' }, schema }, async (request) => {
      const guide = await repositoryOf(itemGuide, request.context).get(
        queryOf<{ guideId: string }>(request).guideId,
      );
      return toWire(policyItem, await repositoryOf(policyItem, request.context).get(guide.policyItemId));
    });
  },
});

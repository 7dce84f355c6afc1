import { maskedCode, maskedNumbers } from '@policy/shared/contract/content/masked-numbers.ts';
import { publicityEntry } from '@policy/shared/contract/entities/content/publicity-entry.ts';
import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import type { PublicityState } from '@policy/shared/contract/entities/content/shared-choices.ts';
import { tagsOfRow } from '@policy/shared/contract/portal/content-events.ts';
import { sql } from 'drizzle-orm';

import { crudModule } from '../../kit/crud/crud-module.ts';
import { defineRules } from '../../kit/rules/rules.ts';
import { addImport } from '../../kit/sheets/import-call.ts';
import { wireDate, wireTime } from '../../kit/runtime/clock.ts';
import { invalidate } from '../../kit/transaction/closing-writes.ts';
import { contentModule, contentRules } from './life-cycle.ts';

const value = (state: PublicityState) => sql.raw(`'${state}'`);

/** What holds for publicity lists, and where in its period one is. */
export const publicityListRules = contentRules(publicityList, {
  publicityStatus: (table, context) => {
    const now = context.clock.now();
    return sql`case when ${table.isSuspended} = 1 then ${value('suspended')}
      when ${table.publicityStart} > ${wireDate(now)}::date then ${value('upcoming')}
      when ${table.endsAt} <= ${`${wireTime(now)}+08`}::timestamptz then ${value('ended')}
      when ${table.publicityEnd} < ${wireDate(now)}::date then ${value('ended')}
      else ${value('publicising')} end`;
  },
});

/** The calls of publicity lists, with those of their life cycle. */
export const publicityListModule = contentModule(publicityList);
/** What holds for entries: whoever writes one, no number of a company or a person gets there whole. */
export const publicityEntryRules = defineRules(publicityEntry, {
  beforeWrite: [
    {
      fields: ['listId'],
      // The list that an entry leaves is another one as well.
      rule: async ({ listId }, { before, context }) => {
        if (before && before.listId !== listId)
          await invalidate(context, tagsOfRow(publicityList.name, before.listId));
      },
    },
    (values) => {
      const { codeMasked, name, itemName, remark } = values;
      Object.assign(values, {
        ...(codeMasked && { codeMasked: maskedCode(codeMasked) }),
        ...(name && { name: maskedNumbers(name) }),
        ...(itemName && { itemName: maskedNumbers(itemName) }),
        ...(remark && { remark: maskedNumbers(remark) }),
      });
    },
  ],
});

/** The calls of the entries of publicity lists: who stands on one, and with which amount, one by one or by a sheet. */
export const publicityEntryModule = crudModule(publicityEntry, {
  routes: (app) => addImport(app, publicityEntry, { below: 'listId' }),
});

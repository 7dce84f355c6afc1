import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { caseRow } from './case-row.ts';

const smallest = 0.0001;
const isWholeYuan = (amount: number) => z.number().multipleOf(smallest).safeParse(amount).success;

/** Fixes the amount: what the handler says, else what was applied for, never above the cap. */
export const fixAmount = defineEffect('application.fixAmount', {
  input: z.object({ approvedAmountWan: z.coerce.number().min(smallest).refine(isWholeYuan).optional() }),
  invalid: 'application.amountMissing',
  permission: 'projectinfo_view',
  async prepare(context, { businessKey, input }) {
    const row = await caseRow(context, businessKey);
    const approvedAmountWan = input.approvedAmountWan ?? row.applyAmountWan;
    if (approvedAmountWan === null) throw new Refusal('application.amountMissing');
    const guide = await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, row.guideId));
    const cap = guide?.amountCapWan ?? null;
    if (cap !== null && approvedAmountWan > cap) throw new Refusal('application.amountAboveCap', { cap });
    return { approvedAmountWan };
  },
  async run(context, { businessKey }, { approvedAmountWan }) {
    await repositoryOf(application, context).update(businessKey, { approvedAmountWan });
  },
});

import { application } from '@policy/shared/contract/entities/application/application.ts';
import { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';

import { wireDate } from '../../kit/clock.ts';
import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { tableOf } from '../../kit/table.ts';
import type { Handling } from '../../workflow/index.ts';
import { endPayment, orderPayment } from './payment-step.ts';
import { publicityEndOf, putOnList } from './publish-step.ts';

/** One application at one of its nodes, and what its handler said. */
interface Handled {
  row: RowOf<typeof application>;
  handling: Handling;
  /** Nobody is really paid here, so periods may be minutes long. */
  isDemonstration: boolean;
}

type Step = (context: Context, handled: Handled) => Promise<Record<string, unknown>>;

const amount = z.coerce.number().positive().multipleOf(0.0001);

/** What has to happen with the business rows when a node is closed with an outcome, keyed `<node>:<outcome>`. */
export const handlingSteps: Partial<Record<string, Step>> = {
  'decide:approved': approve,
  'publicise:published': publicise,
  'plan:planned': async (context, { row, handling }) => {
    const batchNo =
      textOf(handling.variables.batchNo) || `PC${wireDate(context.clock.now()).replaceAll('-', '')}`;
    await orderPayment(context, row, batchNo);
    return { batchNo };
  },
  'pay:paid': async (context, { row, handling }) => {
    const voucherNo = textOf(handling.variables.voucherNo) || null;
    await endPayment(context, row, { result: 'paid', voucherNo });
    await repositoryOf(application, context).update(row.id, { paidAmountWan: row.approvedAmountWan });
    return {};
  },
  'pay:failed': async (context, { row, handling }) => {
    await endPayment(context, row, { result: 'failed', failReason: handling.comment });
    return {};
  },
};

/** The lead fixes the amount: what he says, else what was applied for, never above the cap. */
async function approve(context: Context, { row, handling }: Handled) {
  const said = amount.safeParse(handling.variables.approvedAmountWan ?? row.applyAmountWan);
  if (!said.success) throw new Refusal('application.amountMissing');
  const guide = await repositoryOf(itemGuide, context).first(eq(tableOf(itemGuide).id, row.guideId));
  const cap = guide?.amountCapWan ?? null;
  if (cap !== null && said.data > cap) throw new Refusal('application.amountAboveCap', { cap });
  await repositoryOf(application, context).update(row.id, { approvedAmountWan: said.data });
  return { approvedAmountWan: said.data };
}

async function publicise(context: Context, { row, handling, isDemonstration }: Handled) {
  const publicityEnd = await publicityEndOf(context, handling.variables.publicityEnd, isDemonstration);
  const list = await putOnList(context, row, publicityEnd);
  return { publicityEnd, publicityListId: list.id };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 60) : '');

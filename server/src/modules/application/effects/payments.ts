import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { caseRow } from './case-row.ts';

const permission = 'payment_edit';
const invalid = 'request.invalid';

/** Orders the payment of the approved amount in a batch: the one named, else today's. */
export const orderPayment = defineEffect('application.orderPayment', {
  input: z.object({ batchNo: z.string().trim().max(30).optional() }),
  ...{ invalid, permission },
  prepare(context, { input }) {
    const ofToday = `PC${wireDate(context.clock.now()).replaceAll('-', '')}`;
    return Promise.resolve({ batchNo: input.batchNo || ofToday });
  },
  async run(context, { businessKey }, { batchNo }) {
    const { id, approvedAmountWan } = await caseRow(context, businessKey);
    const payDate = wireDate(context.clock.now());
    await repositoryOf(payment, context).insert({
      applicationId: id,
      batchNo,
      amountWan: approvedAmountWan ?? 0,
      payDate,
      result: 'paying',
    });
  },
});

/** Records that the payment under way has arrived. */
export const confirmPayment = defineEffect('application.confirmPayment', {
  input: z.object({ voucherNo: z.string().trim().max(60).optional() }),
  ...{ invalid, permission },
  async run(context, { businessKey, input }) {
    const { id, approvedAmountWan } = await caseRow(context, businessKey);
    await endPayment(context, id, { result: 'paid', voucherNo: input.voucherNo || null });
    await repositoryOf(application, context).update(id, { paidAmountWan: approvedAmountWan });
  },
});

/** Records that the payment under way did not arrive, and why. */
export const failPayment = defineEffect('application.failPayment', {
  input: z.object({}),
  ...{ invalid, permission },
  run: (context, { businessKey, comment }) =>
    endPayment(context, businessKey, { result: 'failed', failReason: comment }),
});

/** Records how the payment under way ended. */
async function endPayment(context: Context, applicationId: string, result: Partial<DraftOf<typeof payment>>) {
  const table = tableOf(payment);
  const underWay = and(eq(table.applicationId, applicationId), eq(table.result, 'paying'));
  const current = found(await repositoryOf(payment, context).first(underWay));
  await repositoryOf(payment, context).update(current.id, result, current.version);
}

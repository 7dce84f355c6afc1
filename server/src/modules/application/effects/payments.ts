import { application } from '@policy/shared/contract/entities/application/application.ts';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { caseRow } from './case-row.ts';
import { endPayment, orderPayment as addPayment } from './payment-rows.ts';

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
    await addPayment(context, await caseRow(context, businessKey), batchNo);
  },
});

/** Records that the payment under way has arrived. */
export const confirmPayment = defineEffect('application.confirmPayment', {
  input: z.object({ voucherNo: z.string().trim().max(60).optional() }),
  ...{ invalid, permission },
  async run(context, { businessKey, input }) {
    const row = await caseRow(context, businessKey);
    await endPayment(context, row, { result: 'paid', voucherNo: input.voucherNo || null });
    await repositoryOf(application, context).update(row.id, { paidAmountWan: row.approvedAmountWan });
  },
});

/** Records that the payment under way did not arrive, and why. */
export const failPayment = defineEffect('application.failPayment', {
  input: z.object({}),
  ...{ invalid, permission },
  async run(context, { businessKey, comment }) {
    await endPayment(context, await caseRow(context, businessKey), { result: 'failed', failReason: comment });
  },
});

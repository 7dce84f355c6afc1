import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { line } from '@policy/shared/contract/kit/field.ts';
import type { DraftOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';
import { assertUndisputed } from '../../../membership/disputes.ts';
import { defineEffect } from '../../../workflow/index.ts';
import { assertPayable } from '../bank-account.ts';
import { caseRow } from './case-row.ts';

const payments = tableOf(payment);
const permission = 'payment_edit';

/** Orders the payment of the approved amount in a batch, to the account that the application has now. */
export const orderPayment = defineEffect('application.orderPayment', {
  input: z.object({ batchNo: line(30) }),
  ...{ invalid: 'application.batchMissing', permission, isFinal: true },
  async prepare(context, { businessKey, input }) {
    const row = await caseRow(context, businessKey);
    // An application from before may name another holder without a reason: it is marked, and does not get stuck.
    if (!row.bankAccountMasked) throw new Refusal('application.accountMissing');
    if (!row.approvedAmountWan) throw new Refusal('application.amountMissing');
    await assertUndisputed(context, row.companyId);
    await assertPayable(context, row);
    return input;
  },
  async run(context, { businessKey }, { batchNo }) {
    const row = await caseRow(context, businessKey);
    const { accountName, bankName, bankAccountMasked, approvedAmountWan } = row;
    await repositoryOf(payment, context).insert({
      ...{ applicationId: row.id, batchNo, accountName, bankName, bankAccountMasked },
      amountWan: approvedAmountWan ?? 0,
      payDate: wireDate(context.clock.now()),
      result: 'paying',
    });
  },
});

/** Records that the payment under way has arrived, and by which voucher; cases of one batch may share one. */
export const confirmPayment = defineEffect('application.confirmPayment', {
  input: z.object({ voucherNo: line(60) }),
  ...{ invalid: 'application.voucherMissing', permission, isFinal: true },
  async prepare(context, { businessKey, input: { voucherNo } }) {
    await assertUndisputed(context, (await caseRow(context, businessKey)).companyId);
    await refuseUsedVoucher(context, { applicationId: businessKey, voucherNo });
    return {};
  },
  async run(context, { businessKey, input: { voucherNo } }) {
    const { id, approvedAmountWan } = await caseRow(context, businessKey);
    await endPayment(context, id, { result: 'paid', voucherNo });
    await repositoryOf(application, context).update(id, { paidAmountWan: approvedAmountWan });
  },
});

/** A voucher belongs to one batch, and to a case once; two that use one at a time go one after the other. */
async function refuseUsedVoucher(
  context: Context,
  { applicationId, voucherNo }: { applicationId: string; voucherNo: string },
) {
  const key = `voucher:${context.tenantId}:${voucherNo}`;
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { batchNo } = await underWay(context, applicationId);
  const elsewhere = or(ne(payments.batchNo, batchNo), eq(payments.applicationId, applicationId));
  const used = await repositoryOf(payment, context).first(and(eq(payments.voucherNo, voucherNo), elsewhere));
  if (used) throw new Refusal('application.voucherUsed', { voucherNo, batchNo: used.batchNo });
}

/** Records that the payment under way did not arrive, and why. */
export const failPayment = defineEffect('application.failPayment', {
  input: z.object({}),
  ...{ invalid: 'request.invalid', permission, isFinal: true },
  run: (context, { businessKey, comment }) =>
    endPayment(context, businessKey, { result: 'failed', failReason: comment }),
});

/** Records how the payment under way ended. */
async function endPayment(context: Context, applicationId: string, result: Partial<DraftOf<typeof payment>>) {
  const current = await underWay(context, applicationId);
  await repositoryOf(payment, context).update(current.id, result, current.version);
}

const underWay = async (context: Context, applicationId: string) =>
  found(
    await repositoryOf(payment, context).first(
      and(eq(payments.applicationId, applicationId), eq(payments.result, 'paying')),
    ),
  );

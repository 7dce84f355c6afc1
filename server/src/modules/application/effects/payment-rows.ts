import type { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import type { DraftOf, RowOf } from '@policy/shared/contract/kit/entity.ts';
import { and, eq } from 'drizzle-orm';

import { repositoryOf } from '../../../kit/rows/repository.ts';
import { wireDate } from '../../../kit/runtime/clock.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { tableOf } from '../../../kit/table/table.ts';

type Application = RowOf<typeof application>;

const payments = tableOf(payment);

/** Orders the payment of an approved amount in a batch. */
export async function orderPayment(context: Context, row: Application, batchNo: string) {
  const amountWan = row.approvedAmountWan ?? 0;
  const payDate = wireDate(context.clock.now());
  await repositoryOf(payment, context).insert({
    applicationId: row.id,
    batchNo,
    amountWan,
    payDate,
    result: 'paying',
  });
}

/** Records how the payment under way ended. */
export async function endPayment(
  context: Context,
  row: Application,
  result: Partial<DraftOf<typeof payment>>,
) {
  const underWay = and(eq(payments.applicationId, row.id), eq(payments.result, 'paying'));
  const current = found(await repositoryOf(payment, context).first(underWay));
  await repositoryOf(payment, context).update(current.id, result, current.version);
}

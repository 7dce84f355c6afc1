import { paymentInput } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import { z } from 'zod';

import type { Context } from '../../kit/runtime/context.ts';
import { writeOnce } from '../../kit/transaction/idempotency.ts';
import { crudModule } from '../../kit/crud/crud-module.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import { repositoryOf } from '../../kit/rows/repository.ts';
import { bodyOf, permission } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { completeBy } from './moves/open-task.ts';

type Input = z.output<typeof paymentInput>;

const effects = {
  paying: 'application.orderPayment',
  paid: 'application.confirmPayment',
  failed: 'application.failPayment',
} as const;
const largestBatch = 200;

/** Payments, and the call that orders or ends a whole batch of them. */
export const paymentModule = (workflow: Workflow): Module =>
  crudModule(payment, {
    verbs: ['list', 'detail'],
    routes: (app) => {
      const schema = {
        tags: [payment.name],
        body: paymentInput,
        response: { 200: z.object({ count: z.int() }) },
      };
      app.post(
        `/${application.path}/payment`,
        { config: { guard: permission('payment_edit') }, schema },
        (request) => writeOnce(request, (context) => payBatch(context, workflow, bodyOf<Input>(request))),
      );
    },
  });

/** All or none: a batch in which one application is elsewhere in its process is refused. */
async function payBatch(context: Context, workflow: Workflow, input: Input) {
  const ids = [...new Set(input.ids.split(','))];
  if (ids.length > largestBatch) throw new Refusal('request.invalid');
  const rows = await repositoryOf(application, context).allOf(ids);
  const { result, batchNo, voucherNo, failReason: comment = '' } = input;
  for (const row of rows) {
    const variables = { paying: { batchNo }, paid: { voucherNo }, failed: {} }[result];
    await completeBy(context, workflow, { row, effect: effects[result], comment, variables });
  }
  return { count: rows.length };
}

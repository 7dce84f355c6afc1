import { paymentInput } from '@policy/shared/contract/application/calls.ts';
import { application } from '@policy/shared/contract/entities/application/application.ts';
import { payment } from '@policy/shared/contract/entities/application/payment.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';
import { z } from 'zod';

import type { Context } from '../../kit/context.ts';
import { writeOnce } from '../../kit/idempotency.ts';
import { crudModule } from '../../kit/crud-module.ts';
import { Refusal } from '../../kit/errors.ts';
import { repositoryOf } from '../../kit/repository.ts';
import { bodyOf, permission } from '../../kit/route.ts';
import type { Module } from '../../kit/route.ts';
import type { Workflow } from '../../workflow/index.ts';
import { actorOf } from './draft.ts';
import { handlingSteps } from './handling-steps.ts';
import { openTaskOf } from './open-task.ts';

type Input = z.output<typeof paymentInput>;

const outcomes = {
  paying: { node: 'plan', outcome: 'planned' },
  paid: { node: 'pay', outcome: 'paid' },
  failed: { node: 'pay', outcome: 'failed' },
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
  for (const row of rows) await payOne(context, workflow, { row, input });
  return { count: rows.length };
}

async function payOne(
  context: Context,
  workflow: Workflow,
  { row, input }: { row: RowOf<typeof application>; input: Input },
) {
  const { node, outcome } = outcomes[input.result];
  const { batchNo, voucherNo, failReason: comment = '' } = input;
  const taskId = await heldTask(context, workflow, { row, node });
  const handling = { outcome, comment, variables: { batchNo, voucherNo }, fieldRefs: [], marks: [] };
  const variables = await handlingSteps[`${node}:${outcome}`]?.(context, {
    row,
    handling,
    isDemonstration: false,
  });
  const known = z.record(z.string(), z.json()).parse(variables ?? {});
  await workflow.complete(context, { taskId, outcome, comment, variables: known });
}

/** The application's task at a node, claimed by the caller when nobody holds it. */
async function heldTask(
  context: Context,
  workflow: Workflow,
  { row, node }: { row: RowOf<typeof application>; node: string },
) {
  const { taskId, nodeId } = await openTaskOf(context, workflow, row);
  if (nodeId !== node) throw new Refusal('workflow.taskHandled');
  const { task } = await workflow.taskDetail(context, taskId, 'any');
  if (task.assignee === null) await workflow.claim(context, { taskId });
  else if (task.assignee !== actorOf(context).userId) throw new Refusal('workflow.notYourTask');
  return taskId;
}

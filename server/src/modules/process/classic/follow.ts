import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import { describedOnly, permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { writeOnce } from '../../../kit/transaction/idempotency.ts';
import { reason } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { page } from '../lists.ts';
import { terminateAsOperator } from '../ops/as-operator.ts';
import { operatedProcessRows } from '../ops/operated-rows.ts';
import { operatedProcesses, operatedProcessesAsked } from '../ops/queries.ts';
import { taskRow } from '../task-rows.ts';

const tags = ['workflowOps'];
const ended = z.object({ processInstanceId: z.uuid(), deleteReason: reason });

/** Following processes as the classic family calls it: those that are under way, and ending one with a reason. */
export const followModule =
  (workflow: Workflow): Module =>
  (app) => {
    const list = {
      ...{ tags, querystring: operatedProcesses },
      response: { 200: pageOf(z.looseObject(taskRow.shape)) },
    };
    const reads = { guard: permission('workflow_ops_view') };
    app.get('/blade-flow/follow/list', { config: reads, schema: list }, async (request) => {
      const query = queryOf<z.output<typeof operatedProcesses>>(request);
      const asked = { ...operatedProcessesAsked(query, request.context.clock.now()), isEnded: false };
      const { records, total } = await workflow.operations.instances(request.context, asked);
      return page(query, await operatedProcessRows(request.context, workflow, records), total);
    });
    const schema = { tags, body: ended, response: { 200: z.null() } };
    const config = { guard: permission('workflow_ops_terminate') };
    app.post(
      '/blade-flow/follow/delete-process-instance',
      { config, schema, validatorCompiler: describedOnly },
      (request) => {
        const said = readParameters(request, ended);
        return writeOnce(request, (context) => end(context, workflow, said));
      },
    );
  };

/** What that family deletes is what is under way of a process: it ends, and its history stays. */
async function end(
  context: Context,
  workflow: Workflow,
  { processInstanceId: instanceId, deleteReason: comment }: z.output<typeof ended>,
): Promise<null> {
  await terminateAsOperator(context, workflow, { instanceId, comment });
  return null;
}

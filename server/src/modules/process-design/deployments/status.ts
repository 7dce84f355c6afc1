import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { eachAlone } from '../../../kit/transaction/each-alone.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { reason } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';

const asked = z.looseObject({
  status: z.enum(['suspended', 'active']),
  /** The processes under way on them too. */
  isRunningToo: z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]).default(false),
  comment: reason,
});

/** Most processes that are held or let go on with their version; more are done from the list of processes. */
const mostRunning = 500;

/** Keeps processes from beginning in versions, or lets them again; those under way too, where that is asked for. */
export function addStatus(app: FastifyInstance, workflow: Workflow) {
  const lists = idLists('ids');
  const schema = {
    ...{ tags: ['processDeployment'], response: { 200: z.array(rowResult) } },
    body: z.looseObject({ ...asked.partial().shape, ...lists.body.unwrap().unwrap().shape }),
  };
  const config = { guard: permission('design_deployment_status') };
  app.post(
    '/blade-workflow/design/deployment/changeStatus',
    { config, schema, validatorCompiler: describedOnly },
    async (request) => {
      const { status, isRunningToo, comment } = readParameters(request, asked);
      const ids = idsNamed(request, 'ids');
      if (ids.length === 0) throw new Refusal('row.notFound');
      const isSuspended = status === 'suspended';
      const withRunning = [true, 'true', '1'].includes(isRunningToo);
      const { context } = request;
      // To hold what is under way is an intervention in it.
      if (withRunning && !may(context, 'workflow_ops_status')) throw new Refusal('access.denied');
      await inTransaction(context, async (inside) => {
        for (const deploymentId of ids)
          await workflow.changeDeploymentState(inside, { deploymentId, isSuspended });
      });
      return withRunning ? changeRunning(context, workflow, { ids, isSuspended, comment }) : [];
    },
  );
}

async function changeRunning(
  context: Context,
  workflow: Workflow,
  { ids, isSuspended, comment }: { ids: readonly string[]; isSuspended: boolean; comment: string },
): Promise<RowResult[]> {
  const running: string[] = [];
  for (const id of ids)
    running.push(
      ...(await workflow.operations.runningOn(context, { id, isSuspended: !isSuspended }, mostRunning)),
    );
  return eachAlone(context, running, (inside, instanceId) =>
    workflow[isSuspended ? 'suspend' : 'activate'](inside, { instanceId, comment }, 'operator'),
  );
}

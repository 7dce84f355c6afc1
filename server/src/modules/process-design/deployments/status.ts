import { mostOperations } from '@policy/shared/contract/workflow/operations.ts';
import { rowResult } from '@policy/shared/contract/kit/shapes.ts';
import type { RowResult } from '@policy/shared/contract/kit/shapes.ts';
import { z } from 'zod';

import { idLists, idsNamed } from '../../../kit/routes/id-list.ts';
import { describedOnly, permission, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import { eachAlone } from '../../../kit/transaction/each-alone.ts';
import { inTransaction } from '../../../kit/transaction/transaction.ts';
import { reason } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { endArchive } from '../models/standing.ts';

const asked = z.looseObject({
  status: z.enum(['suspended', 'active']),
  /** The processes under way on them too. */
  isRunningToo: z.union([z.boolean(), z.enum(['0', '1', 'true', 'false'])]).default(false),
  comment: reason,
});

/** Does an act of operations staff in a process as every such act is done: within their reach, never in their own, and told. */
export type Intervene = (
  context: Context,
  intervention: { instanceId: string; comment: string; work: () => Promise<unknown> },
) => Promise<unknown>;

interface Parts {
  workflow: Workflow;
  intervene: Intervene;
}

/** Keeps processes from beginning in versions, or lets them again; those under way too, where that is asked for. */
export const deploymentStatus =
  (parts: Parts): Module =>
  (app) => {
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
        const running = await inTransaction(context, async (inside) => {
          for (const deploymentId of ids) {
            await parts.workflow.changeDeploymentState(inside, { deploymentId, isSuspended });
            if (!isSuspended) await takeUp(inside, parts.workflow, deploymentId);
          }
          return withRunning ? runningOn(inside, parts, { ids, isSuspended }) : [];
        });
        return changeRunning(context, parts, { running, isSuspended, comment });
      },
    );
  };

/** Whoever lets a version begin again takes its model out of the archive. */
export async function takeUp(context: Context, workflow: Workflow, id: string): Promise<void> {
  const { records } = await workflow.deployments.list(context, { ids: [id], current: 1, size: 1 });
  for (const { key } of records) await endArchive(context, workflow, key);
}

/** The processes that change with their versions: all of them, or the call changes nothing. */
async function runningOn(
  context: Context,
  { workflow }: Parts,
  { ids, isSuspended }: { ids: readonly string[]; isSuspended: boolean },
): Promise<string[]> {
  const running: string[] = [];
  const most = mostOperations;
  for (const id of new Set(ids)) {
    const asked = { id, isSuspended: !isSuspended };
    running.push(...(await workflow.operations.runningOn(context, asked, most + 1)));
    if (running.length > most) throw new Refusal('workflow.tooManyRunning', { most });
  }
  return running;
}

const changeRunning = (
  context: Context,
  { workflow, intervene }: Parts,
  { running, isSuspended, comment }: { running: readonly string[]; isSuspended: boolean; comment: string },
): Promise<RowResult[]> =>
  eachAlone(context, running, (inside, instanceId) => {
    const change = workflow[isSuspended ? 'suspend' : 'activate'];
    const work = () => change(inside, { instanceId, comment }, 'operator');
    return intervene(inside, { instanceId, comment, work });
  });

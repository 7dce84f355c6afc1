import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import type { InstanceView } from '@policy/shared/contract/workflow/views.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { formFiles } from '../../../forms/form-tables.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { atField, found, Refusal } from '../../../kit/runtime/errors.ts';
import { rev } from '../../../workflow/index.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { processFormChanges, processForms } from '../start/tables.ts';
import { interventions } from './intervene.ts';
import type { Target } from './intervene.ts';

/** Refuses whoever does not know his own password; a wrong one counts like a failed attempt to sign in. */
export type ProvePassword = (context: Context, sm3: string) => Promise<unknown>;

const held = z.object({ status: z.enum(['suspended', 'running']) });
const nodeIds = z.array(z.string().min(1).max(100)).min(1).max(20);
const dispatched = z.object({
  nodeId: z.string().min(1).max(100).optional(),
  nodeIds: nodeIds.optional(),
  /** From where, if not from the task that is named, or of a process from wherever it stands. */
  fromNodeIds: nodeIds.optional(),
  rev,
});

/** What operations staff do with whole processes, each under a permission of its own. */
export const processOperations =
  (workflow: Workflow, prove: ProvePassword): Module =>
  (app) => {
    const add = interventions(app, workflow);
    const hold = (context: Context, { instanceId }: Target, { status, comment }: Held) =>
      workflow[status === 'suspended' ? 'suspend' : 'activate'](context, { instanceId, comment }, 'operator');
    add({ name: 'changeTaskStatus', right: 'status', about: ['task'], input: held, work: hold });
    add({ name: 'changeProcessStatus', right: 'status', about: ['process'], input: held, work: hold });
    add({
      ...{ name: 'terminateProcess', right: 'terminate', about: ['process'], input: z.object({}) },
      work: (context, { instanceId }, { comment }) =>
        workflow.terminate(context, { instanceId, comment }, 'operator'),
    });
    add({
      ...{ name: 'dispatchTask', right: 'dispatch', about: ['task', 'process'], input: dispatched },
      work: async (context, { instanceId, taskId }, input) => {
        const to = input.nodeIds ?? (input.nodeId === undefined ? undefined : [input.nodeId]);
        if (!to) throw new Refusal('request.invalid', {}, 'nodeId');
        const from = input.fromNodeIds ?? (await standsAt(context, workflow, { instanceId, taskId }));
        const { comment, rev: seen } = input;
        const named = taskId === null ? {} : { taskId, rev: seen };
        return workflow.dispatch(context, { instanceId, from, to, comment, ...named }, 'operator');
      },
    });
    add({
      ...{ name: 'retryTimers', right: 'retry', about: ['process'], input: z.object({}) },
      work: async (context, { instanceId }, { comment }) => {
        const jobIds = await workflow.operations.deadTimersOf(context, instanceId);
        if (jobIds.length === 0) throw new Refusal('workflow.timersWell');
        return workflow.retry(context, { instanceId, jobIds, comment }, 'operator');
      },
    });
    add({
      ...{ name: 'skipCalls', right: 'skip', about: ['process'], input: z.object({}) },
      work: async (context, { instanceId }, { comment }) => {
        const jobIds = await workflow.operations.deadTimersOf(context, instanceId, 'call');
        if (jobIds.length === 0) throw new Refusal('workflow.callsWell');
        return workflow.skipCalls(context, { instanceId, jobIds, comment }, 'operator');
      },
    });
    add({
      ...{ name: 'deleteProcess', right: 'delete', about: ['process'] },
      /** SM3 of the caller's own password in hex, as sign-in sends it. */
      input: z.object({ password: z.string().max(200).default('') }),
      before: async (context, { password }) => void (await atField('password', prove(context, password))),
      work: async (context, target, { comment }) => {
        const removed = await remove(context, workflow, { ...target, comment });
        context.afterCommit(() => noteRemoval(app, context, { ...removed, comment }));
        return null;
      },
    });
  };

type Held = z.output<typeof held> & { comment: string };

async function standsAt(
  context: Context,
  workflow: Workflow,
  { instanceId, taskId }: Target,
): Promise<string[]> {
  if (taskId === null) {
    const standing = await workflow.operations.standsAt(context, instanceId);
    if (standing.length === 0) throw new Refusal('workflow.instanceEnded');
    return standing;
  }
  const { task } = await workflow.taskDetail(context, taskId, 'operator');
  return [task.taskDefinitionKey];
}

/** One that is under way is ended first, so that whoever waits for it learns of that. */
async function remove(
  context: Context,
  workflow: Workflow,
  { instanceId, comment }: Target & { comment: string },
): Promise<InstanceView> {
  const { instance } = await workflow.instanceDetail(context, instanceId, 'operator');
  if (instance.businessKey !== null) throw new Refusal('workflow.deleteCase');
  const isOpen = instance.endTime === null;
  if (instance.processStatus === 'suspended')
    await workflow.activate(context, { instanceId, comment }, 'operator');
  if (isOpen) await workflow.terminate(context, { instanceId, comment }, 'operator');
  const ids = await workflow.operations.remove(context, instanceId);
  for (const table of [processForms, processFormChanges, formFiles])
    await context.db
      .delete(table)
      .where(and(eq(table.tenantId, context.tenantId), inArray(table.instanceId, [...ids])));
  return instance;
}

/** What was removed, by whom and why: nothing else is left that would tell. */
function noteRemoval(
  { services }: FastifyInstance,
  { tenantId, actor, remoteIp }: Context,
  { title, serialNumber, comment }: Pick<InstanceView, 'title' | 'serialNumber'> & { comment: string },
): void {
  const { userId, account } = found(actor);
  services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: {
      ...{ logLevel: 'warn', logId: 'process.removed', createBy: account, remoteIp },
      logData: [title, serialNumber, comment].filter(Boolean).join(' | ').slice(0, 2000),
    },
  });
}

import { usualLog } from '@policy/shared/contract/entities/log/usual-log.ts';
import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import { operationsStart } from '@policy/shared/contract/workflow/operations.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { pagingOf, pagingQuery } from '../../../kit/query/paging.ts';
import { describedOnly, permission, queryOf, readParameters } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { emit } from '../../../kit/transaction/domain-events.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { page } from '../lists.ts';
import { answerOfEach, namingSeveral, oneOrSeveral } from './one-or-several.ts';
import { said } from './said.ts';

const tags = ['workflowOps'];
const path = (name: string) => `/blade-workflow/ops/${name}`;
const whole = z.looseObject({ startId: z.uuid().optional(), ...said.shape });

/** Starts that were given up, so that there is no process: operations staff read why, and begin them again or drop them. */
export const startOperations =
  (workflow: Workflow): Module =>
  (app) => {
    const listed = { tags, querystring: pagingQuery, response: { 200: pageOf(operationsStart) } };
    const view = { guard: permission('workflow_ops_view') };
    app.get(path('startList'), { config: view, schema: listed }, async (request) => {
      const query = queryOf<z.output<typeof pagingQuery>>(request);
      const { records, total } = await workflow.operations.startsGivenUp(request.context, pagingOf(query));
      const rows = records.map(({ dueAt, deployedBy: _, ...start }) => ({
        ...start,
        dueTime: dueAt && wireTime(dueAt),
      }));
      return page(query, rows, total);
    });
    addAct(app, workflow, { act: 'retryStart', right: 'retry', logId: 'process.startRetried' });
    addAct(app, workflow, { act: 'dropStart', right: 'skip', logId: 'process.startDropped' });
  };

interface StartAct {
  act: Parameters<Workflow['operations']['actOnStart']>[1]['act'];
  right: string;
  logId: string;
}

/** It names one start, or several, each of which is done by itself and answers what became of it. */
function addAct(app: FastifyInstance, workflow: Workflow, { act, right, logId }: StartAct): void {
  const lists = ['startIds'];
  const schema = {
    ...{ tags, response: { 200: answerOfEach() } },
    body: namingSeveral(whole.shape, lists),
  };
  const config = { guard: permission(`workflow_ops_${right}`) };
  app.post(path(act), { config, schema, validatorCompiler: describedOnly }, async (request) => {
    const { startId, comment, notify } = readParameters(request, whole);
    const work = async (context: Context, id: string) => {
      const start = await workflow.operations.actOnStart(context, { startId: id, act });
      if (String(notify) === '1') await tell(context, start, comment);
      context.afterCommit(() => note(app, context, { ...start, logId, comment }));
      return null;
    };
    return oneOrSeveral(request, {
      lists,
      several: (inside, { id }) => work(inside, id),
      one: (context) => work(context, found(startId)),
    });
  });
}

type Start = Awaited<ReturnType<Workflow['operations']['actOnStart']>>;

/** Nobody holds what has not begun: whoever deployed the process is told. */
async function tell(context: Context, { deployedBy, nodeName, ...start }: Start, comment: string) {
  if (deployedBy === null || deployedBy === context.actor?.userId) return;
  const facts = { title: start.processDefinitionName, step: nodeName, comment };
  await emit(context, { name: 'task.intervened', facts, to: { recipientId: deployedBy }, path: null });
}

/** What was begun again or dropped, by whom and why: there is no process that would tell. */
function note(
  { services }: FastifyInstance,
  { tenantId, actor, remoteIp }: Context,
  { logId, comment, processDefinitionName, version, nodeName }: Start & { comment: string; logId: string },
): void {
  const { userId, account } = found(actor);
  services.logs.add(usualLog, {
    ...{ tenantId, userId },
    values: {
      ...{ logLevel: 'warn', logId, createBy: account, remoteIp },
      logData: [`${processDefinitionName} v${String(version)}`, nodeName, comment].join(' | ').slice(0, 2000),
    },
  });
}

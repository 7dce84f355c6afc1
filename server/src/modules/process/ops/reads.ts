import { pageOf } from '@policy/shared/contract/kit/shapes.ts';
import {
  operationsEntry,
  operationsNode,
  operationsTask,
  operationsVariables,
  standing,
} from '@policy/shared/contract/workflow/operations.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { permission, queryOf } from '../../../kit/routes/route.ts';
import type { Module } from '../../../kit/routes/route.ts';
import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found } from '../../../kit/runtime/errors.ts';
import { wireTime } from '../../../kit/runtime/clock.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { askedBefore } from '../deciding/asked-before.ts';
import { page } from '../lists.ts';
import { historyRows, namesOf, taskRow } from '../task-rows.ts';
import { operatedForms } from './operated-forms.ts';
import { operatedProcessRows, operatedTaskRows, standingRows } from './operated-rows.ts';
import { operatedProcesses, operatedProcessesAsked, operatedTasks, operatedTasksAsked } from './queries.ts';

const path = (name: string) => `/blade-workflow/ops/${name}`;
const tags = ['workflowOps'];
const config = { guard: permission('workflow_ops_view') };
const rows = { 200: pageOf(z.looseObject(taskRow.shape)) };
const asked = z.looseObject({
  taskId: z.string().optional(),
  processInstanceId: z.string().optional(),
  processInsId: z.string().optional(),
});
type Asked = z.output<typeof asked>;
type TasksAsked = z.output<typeof operatedTasks>;
type ProcessesAsked = z.output<typeof operatedProcesses>;

/** What operations staff read: every open task, every process, what stands, and one process in all that is kept of it. */
export const operationReads =
  (workflow: Workflow): Module =>
  (app) => {
    const { operations } = workflow;
    const tasks = { tags, querystring: operatedTasks, response: rows };
    app.get(path('list'), { config, schema: tasks }, async (request) => {
      const { context } = request;
      const query = queryOf<TasksAsked>(request);
      const narrowed = operatedTasksAsked(query, context.clock.now());
      const { records, total } = await operations.tasks(context, narrowed);
      return page(query, await operatedTaskRows(context, workflow, records), total);
    });
    const processes = { tags, querystring: operatedProcesses, response: rows };
    for (const [name, isEnded] of [
      ['processList', false],
      ['doneList', true],
    ] as const)
      app.get(path(name), { config, schema: processes }, async (request) => {
        const query = queryOf<ProcessesAsked>(request);
        const narrowed = { ...operatedProcessesAsked(query, request.context.clock.now()), isEnded };
        const { records, total } = await operations.instances(request.context, narrowed);
        return page(query, await operatedProcessRows(request.context, workflow, records), total);
      });
    app.get(path('standingList'), { config, schema: processes }, async (request) => {
      const query = queryOf<ProcessesAsked>(request);
      const { context } = request;
      const narrowed = operatedProcessesAsked(query, context.clock.now());
      const { records, total } = await operations.standing(context, narrowed);
      return page(query, await standingRows(context, workflow, records), total);
    });
    addReadsOfOne(app, workflow);
  };

function addReadsOfOne(app: FastifyInstance, workflow: Workflow) {
  const { operations } = workflow;
  const schemaOf = (of: z.ZodType) => ({ tags, querystring: asked, response: { 200: z.array(of) } });
  app.get(path('processNodes'), { config, schema: schemaOf(operationsNode) }, async (request) => {
    const { context } = request;
    const { taskId } = queryOf<Asked>(request);
    const instanceId = await instanceAsked(context, workflow, queryOf<Asked>(request));
    const { backNodes } = taskId ? await workflow.taskDetail(context, taskId, 'operator') : { backNodes: [] };
    return operations.nodesOf(context, { instanceId, backNodes });
  });
  app.get(path('standing'), { config, schema: schemaOf(standing) }, async (request) => {
    const instanceId = await instanceAsked(request.context, workflow, queryOf<Asked>(request));
    const why = await operations.standingOf(request.context, [instanceId]);
    return why.map(({ instanceId: _, ...one }) => one);
  });
  app.get(path('log'), { config, schema: schemaOf(operationsEntry) }, async (request) =>
    entriesOf(
      request.context,
      workflow,
      await instanceAsked(request.context, workflow, queryOf<Asked>(request)),
    ),
  );
  const task = { tags, querystring: asked, response: { 200: operationsTask } };
  app.get(path('task'), { config, schema: task }, async (request) =>
    operatedTask(request.context, workflow, found(queryOf<Asked>(request).taskId)),
  );
  const detail = {
    ...{ tags, querystring: asked },
    response: { 200: z.object({ xml: z.string(), flow: z.array(z.unknown()) }) },
  };
  app.get(path('detail'), { config, schema: detail }, async (request) => {
    const { context } = request;
    const instanceId = await instanceAsked(context, workflow, queryOf<Asked>(request));
    const told = await workflow.instanceDetail(context, instanceId, 'operator');
    return { xml: told.xml, flow: await historyRows(context, told) };
  });
  const ofVariables = { tags, querystring: asked, response: { 200: operationsVariables } };
  const variables = { guard: permission('workflow_ops_variables') };
  app.get(path('variables'), { config: variables, schema: ofVariables }, async (request) =>
    operations.variablesOf(
      request.context,
      await instanceAsked(request.context, workflow, queryOf<Asked>(request)),
    ),
  );
}

/** The process that was asked about by itself or by one of its tasks, if the caller reaches it. */
async function instanceAsked(
  context: Context,
  { operations }: Workflow,
  { taskId, processInstanceId, processInsId }: Asked,
): Promise<string> {
  const named = processInstanceId ?? processInsId;
  const instanceId = taskId ? (await operations.taskNamed(context, taskId)).instanceId : found(named);
  await operations.reached(context, instanceId);
  return instanceId;
}

/** How a task may be decided: what each outcome means and asks for, in the reader's language. */
async function operatedTask(
  context: Context,
  workflow: Workflow,
  taskId: string,
): Promise<z.output<typeof operationsTask>> {
  const instanceId = await instanceAsked(context, workflow, { taskId });
  const detail = await workflow.taskDetail(context, taskId, 'operator');
  const { task, buttons, outcomes, isSeveral } = detail;
  const { backTo, asksAfterwards } = await workflow.operations.returnsOf(context, task);
  const { caseType, instance } = await workflow.instanceDetail(context, instanceId, 'operator');
  const about = { caseType, businessKey: instance.businessKey };
  const { decisions } = await workflow.caseForm(about, outcomes, context);
  return {
    ...{ taskId, rev: task.rev, isSeveral, backTo: [...backTo], asksAfterwards },
    forms: mayDecide(context, caseType) ? await operatedForms(context, workflow, detail) : [],
    // Where a handler picks the step, operations staff send the task back to it.
    buttons: buttons
      .filter(({ targets }) => targets.length === 0)
      .map(({ buttonKey, name, nameEn, ...asking }) => ({
        ...{ buttonKey, name: context.locale === 'en' ? nameEn : name },
        consequence: askedBefore(asking, decisions[buttonKey], context.locale),
        fields: decisions[buttonKey]?.fields ?? null,
        values: decisions[buttonKey]?.values ?? {},
      })),
  };
}

/** What a case is filled in with its outcomes ask for; what stands in forms is told to whoever may decide by them. */
const mayDecide = (context: Context, caseType: string | null): boolean =>
  caseType === null && may(context, 'workflow_ops_complete');

async function entriesOf(context: Context, { operations }: Workflow, instanceId: string) {
  const entries = await operations.entriesOf(context, instanceId);
  const names = await namesOf(
    context,
    entries.flatMap(({ userId, onBehalfOf, toIds }) => [userId, onBehalfOf, ...toIds]),
  );
  return entries.map(({ userId, onBehalfOf, toIds, createdAt, ...entry }) => ({
    ...entry,
    userName: names.get(userId) ?? null,
    forName: names.get(onBehalfOf ?? '') ?? null,
    toNames: toIds.flatMap((id) => names.get(id) ?? []),
    time: wireTime(createdAt),
  }));
}

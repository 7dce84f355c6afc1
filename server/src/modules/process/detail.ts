import { backNode } from '@policy/shared/contract/workflow/returning.ts';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { z } from 'zod';

import { queryOf } from '../../kit/routes/route.ts';
import type { Module } from '../../kit/routes/route.ts';
import type { Context } from '../../kit/runtime/context.ts';
import { found } from '../../kit/runtime/errors.ts';
import { dutyNames, isApplicant } from '../../membership/applicant.ts';
import type { CaseForm, Decision, Workflow } from '../../workflow/index.ts';
import { askedBefore } from './deciding/asked-before.ts';
import { keptOf } from './deciding/keep-decision.ts';
import { formChangesOf } from './start/form-changes.ts';
import { correctionOf, formShown, isClaimable, isMine, stepFormAt } from './form-seen.ts';
import { actsOffered, isHeldBy } from './offered-acts.ts';
import { isTerminable } from './ops/as-operator.ts';
import { readerRows, signerRows } from './readers.ts';
import { answeredFiles, filesOf, sizeOf } from './files/process-files.ts';
import { seenProcess } from './seen-process.ts';
import { historyRows, inLanguage, instanceRows, taskRows } from './task-rows.ts';
import { withdrawalOf } from './withdraw.ts';

const query = z.looseObject({ taskId: z.string().optional(), processInstanceId: z.string().optional() });
type Query = z.output<typeof query>;

const idAsked = (request: FastifyRequest) => found(queryOf<Query>(request).processInstanceId);

/** One process for who handles or started it: what was applied for, what happened, what may be done now. */
export const processDetail =
  (workflow: Workflow): Module =>
  (app) => {
    const config = { guard: 'signedIn' as const };
    const tags = ['workflow'];
    const schema = {
      tags,
      querystring: query,
      response: { 200: z.looseObject({ flow: z.array(z.unknown()) }) },
    };
    app.get('/blade-workflow/process/detail', { config, schema }, (request) =>
      detailOf(request.context, workflow, queryOf<Query>(request)),
    );

    const view = {
      tags,
      querystring: query,
      response: { 200: z.object({ xml: z.string(), flow: z.array(z.unknown()) }) },
    };
    app.get('/blade-flow/process/model-view', { config, schema: view }, async (request) => {
      const detail = await seenProcess(request.context, workflow, idAsked(request));
      return { xml: detail.xml, flow: await historyRows(request.context, detail) };
    });
    const history = { tags, querystring: query, response: { 200: z.array(z.unknown()) } };
    app.get('/blade-flow/process/history-flow-list', { config, schema: history }, async (request) => {
      const detail = await seenProcess(request.context, workflow, idAsked(request));
      return historyRows(request.context, detail);
    });
    const back = { tags, querystring: query, response: { 200: z.array(backNode) } };
    app.get('/blade-workflow/process/getBackNodes', { config, schema: back }, async (request) => {
      const { backNodes } = await workflow.taskDetail(request.context, found(queryOf<Query>(request).taskId));
      return backRows(request.context, backNodes);
    });
  };

async function detailOf(context: Context, workflow: Workflow, { taskId: opened, processInstanceId }: Query) {
  const taskId = opened ?? (await taskWaiting(context, workflow, processInstanceId));
  const detail = taskId ? await workflow.taskDetail(context, taskId) : null;
  const instanceId = found(processInstanceId ?? detail?.task.processInstanceId);
  const { instance, caseType, hiddenFields, flow, xml } = await workflow.instanceDetail(context, instanceId);
  const isTheirs = detail !== null && isMine(detail);
  const mine = isTheirs ? detail : noTask;
  const { businessKey } = instance;
  const { decisions, files, ...caseForm } = await workflow.caseForm(
    { caseType, businessKey },
    mine.outcomes,
    context,
  );
  const correction = await correctionOf(context, workflow, { caseType, isTheirs, instanceId });
  const isCorrected = correction !== null;
  const reader = { detail, isTheirs };
  const form =
    caseForm.form ?? (await formShown(context, workflow, { ...reader, isCorrected, instance, hiddenFields }));
  const stepForm = await stepFormAt(context, workflow, { ...reader, instanceId, caseType });
  return {
    process: {
      ...(await processOf(context, instance, detail)),
      ...(await withdrawalOf(context, workflow, instance)),
      mayTerminate: await isTerminable(context, workflow, instance),
    },
    ...caseForm,
    ...{ form, stepForm },
    formChanges: await formChangesOf(context, workflow, { instanceId, form, stepForm, hiddenFields }),
    correction,
    backNodes: backRows(context, mine.backNodes),
    kept: await keptOf(context, workflow, reader),
    ...(await peopleBeside(context, workflow, { detail, instanceId })),
    flow: await historyRows(context, { instance, flow }),
    files: sizeOf(
      filesOf(context, {
        files,
        flow,
        answered: await ownFiles(context, workflow, { caseForm, instance, hiddenFields }),
      }),
    ),
    isClaimable: await isClaimable(context, workflow, detail),
    ...decidedBy(context, detail, isTheirs),
    acts: await actsOffered(context, workflow, { detail, instance }),
    buttons: mine.buttons.map((button) => decided(button, decisions[button.buttonKey], context)),
    xml,
  };
}

/** A member of a company comes to its process by its own page: the step that waits for him, if there is one. */
const taskWaiting = async (context: Context, workflow: Workflow, instanceId: string | undefined) =>
  isApplicant(context) && isUuid(instanceId) ? workflow.heldTaskOf(context, String(instanceId)) : null;

/** Whether the reader may decide the task that he opened, and as what its company asks for it while it is open. */
const decidedBy = (context: Context, detail: TaskDetail | null, isTheirs: boolean) => ({
  isMine: isTheirs,
  dutyNames: dutyNames(context, detail?.task.endTime === null ? detail.duties : []),
});

interface Answered extends Pick<
  Awaited<ReturnType<Workflow['instanceDetail']>>,
  'instance' | 'hiddenFields'
> {
  caseForm: Pick<CaseForm, 'form'>;
}

/** The files of the forms that a process itself was answered with; those of a case its area tells. */
const ownFiles = (context: Context, workflow: Workflow, { caseForm, ...asked }: Answered) =>
  caseForm.form ? [] : answeredFiles(context, workflow, asked);

interface Beside {
  detail: TaskDetail | null;
  instanceId: string;
}

/** Who signs besides and who has copies: that is for officers to know. */
async function peopleBeside(context: Context, workflow: Workflow, { detail, instanceId }: Beside) {
  if (isApplicant(context)) return { signers: [], readers: [] };
  return {
    signers: await signerRows(context, detail?.signers ?? []),
    readers: await readerRows(context, await workflow.copiesOf(context, instanceId)),
  };
}

type TaskDetail = Awaited<ReturnType<Workflow['taskDetail']>>;
type Instance = Awaited<ReturnType<Workflow['instanceDetail']>>['instance'];

/** What somebody sees who holds none of the process's tasks. */
const noTask: Pick<TaskDetail, 'buttons' | 'outcomes' | 'backNodes'> = {
  ...{ buttons: [], outcomes: [], backNodes: [] },
};

const backRows = (context: Context, nodes: TaskDetail['backNodes']) =>
  nodes.map(({ nodeId, name, nameEn }) => ({ nodeId, nodeName: inLanguage(context)(name, nameEn) }));

/** A button with what its area tells of the outcome; a rejection, and what its author asks about, is confirmed. */
function decided(
  { confirm, confirmEn, nameEn, ...button }: TaskDetail['buttons'][number],
  decision: Decision | undefined,
  { locale }: Context,
) {
  const consequence = askedBefore({ confirm, confirmEn }, decision, locale);
  const isRejection = button.act === 'reject';
  return {
    ...button,
    nameEn,
    ...only(locale === 'en', { name: nameEn }),
    ...decision,
    ...only(isRejection, { isRefusal: true }),
    ...only(isRejection || confirm !== null, { isConfirmed: true }),
    ...only(consequence !== null, { consequence }),
    commentRequired: button.commentRequired || (decision?.isRefusal ?? false),
  };
}

const only = <Part extends object>(isSo: boolean, part: Part): Partial<Part> => (isSo ? part : {});

const untold = {
  ...{ taskId: null, taskName: null, dueTime: null, rev: null },
  ...{ ownerName: null, delegation: null, proxyForName: null },
};

async function processOf(context: Context, instance: Instance, detail: TaskDetail | null) {
  const [process] = await instanceRows(context, [instance]);
  const [task] = await taskRows(context, detail ? [detail.task] : []);
  const { taskId, taskName, dueTime, rev, ownerName, delegation, proxyForName } = task ?? untold;
  const status = instance.processStatus;
  const isUnread = detail !== null && isHeldBy(context.actor, detail.task) && detail.task.readTime === null;
  const told = { taskId, taskName, dueTime, rev, ownerName, delegation, proxyForName, isUnread };
  return { ...process, status, ...told };
}

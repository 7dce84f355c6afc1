import type { OfferedAct, TaskAct } from '@policy/shared/contract/workflow/task-acts.ts';
import type { InstanceView, TaskView } from '@policy/shared/contract/workflow/views.ts';

import type { Actor, Context } from '../../kit/runtime/context.ts';
import type { Workflow } from '../../workflow/index.ts';
import { isApplicant } from '../../membership/applicant.ts';
import { namesOf } from './task-rows.ts';

type Held = Pick<TaskView, 'assignee' | 'endTime'>;

/** Somebody holds a task that is open. */
export const isHeldBy = (actor: Actor | null, { assignee, endTime }: Held): boolean =>
  assignee !== null && assignee === actor?.userId && endTime === null;

const ofHolder: readonly TaskAct[] = ['transfer', 'delegate', 'addSigners', 'copy'];
const ofHolderBehind: readonly TaskAct[] = ['sendBack', ...ofHolder];
const ofSigner: readonly TaskAct[] = ['copy'];
const ofOthers: readonly TaskAct[] = ['urge'];
const ofDelegator: readonly TaskAct[] = ['recall', 'urge'];
const ofDelegate: readonly TaskAct[] = ['resolve', 'copy'];

interface Asked {
  detail: (Asking & { mayWithdraw: boolean }) | null;
  instance: InstanceView;
}

/** What the reader of a case may do beside deciding it: its holder hands it on, who delegated it takes it back, everybody else urges its holder. */
export async function actsOffered(
  context: Context,
  workflow: Workflow,
  { detail, instance }: Asked,
): Promise<OfferedAct[]> {
  if (instance.processStatus !== 'running') return [];
  const taskId = await taskAskedFor(context, workflow, { detail, instance });
  const withdrawals = await decisionsToWithdraw(context, workflow, { detail, instance });
  const own = [...withdrawals, ...(await signersToRemove(context, workflow, instance.processInstanceId))];
  if (taskId === null) return own;
  return [...own, ...(await actsWith(context, workflow, { taskId, detail }))];
}

/** The reader's decision that he may take back: at the task that he opened, or, of what his company decided, the last one. */
async function decisionsToWithdraw(
  context: Context,
  workflow: Workflow,
  { detail, instance }: Asked,
): Promise<OfferedAct[]> {
  if (detail?.mayWithdraw) return [{ act: 'withdraw', taskId: detail.task.taskId }];
  if (!isApplicant(context)) return [];
  const taskId = await workflow.decidedForCompany(context, instance.processInstanceId);
  if (taskId === null || taskId === detail?.task.taskId) return [];
  const { mayWithdraw } = await workflow.taskDetail(context, taskId);
  return mayWithdraw ? [{ act: 'withdraw', taskId }] : [];
}

async function actsWith(
  context: Context,
  workflow: Workflow,
  { taskId, detail }: { taskId: string } & Pick<Asked, 'detail'>,
): Promise<OfferedAct[]> {
  const asked = taskId === detail?.task.taskId ? detail : await workflow.taskDetail(context, taskId);
  // Who may take a task takes it, instead of urging the others.
  if (asked.task.assignee === null && (await workflow.mayClaim(context, taskId))) return [];
  const forbidden: readonly string[] = asked.forbidden;
  const acts = actsAt(asked, context.actor).filter((act) => !forbidden.includes(act));
  return acts.map((act) => ({ act, taskId }));
}

/** Those who have not signed yet and whom the reader asked, or whose signatures he waits for. */
async function signersToRemove(
  context: Context,
  workflow: Workflow,
  instanceId: string,
): Promise<OfferedAct[]> {
  const userId = context.actor?.userId;
  const signers = await workflow.openSigners(context, instanceId);
  const removable: OfferedAct[] = [];
  const names = await namesOf(
    context,
    signers.map(({ assigneeId }) => assigneeId),
  );
  for (const { taskId, assigneeId, ownerId, signed, isRemovable } of signers) {
    if (!isRemovable) continue;
    if (ownerId !== userId && !waitsFor(context.actor, signed)) continue;
    removable.push({ act: 'removeSigner', taskId, personName: names.get(assigneeId ?? '') ?? '' });
  }
  return removable;
}

/** The reader holds a task himself, and nobody else's by delegation. */
const waitsFor = (actor: Actor | null, signed: Held & Pick<TaskView, 'delegation'>): boolean =>
  isHeldBy(actor, signed) && signed.delegation !== 'pending';

type Asking = Pick<
  Awaited<ReturnType<Workflow['taskDetail']>>,
  'task' | 'backNodes' | 'isReturnRuled' | 'duties' | 'forbidden'
>;

function actsAt({ task, backNodes, isReturnRuled, duties }: Asking, actor: Actor | null): readonly TaskAct[] {
  if (!isOfOffice(task, duties)) return [];
  if (!isHeldBy(actor, task)) return isDoneFor(actor, task) ? ofDelegator : ofOthers;
  if (task.delegation === 'pending') return ofDelegate;
  if (task.signs !== null) return ofSigner;
  // Where its step says where it is returned to, its button does that.
  return backNodes.length > 0 && !isReturnRuled ? ofHolderBehind : ofHolder;
}

/** It is the work of an office; what a company has to do is handed on by nobody, and nobody is urged there as an officer is. */
const isOfOffice = ({ isOwners }: TaskView, duties: Asking['duties']): boolean =>
  !isOwners && duties.length === 0;

/** Somebody works on the task for the reader: by delegation, or as his proxy. */
const isDoneFor = (actor: Actor | null, { owner, delegation, proxyFor }: TaskView): boolean =>
  (delegation === 'pending' && owner === actor?.userId) || (proxyFor !== null && proxyFor === actor?.userId);

/** The task that was opened while it is open, else the one that the process waits for. */
const taskAskedFor = (context: Context, workflow: Workflow, { detail, instance }: Asked) =>
  detail?.task.endTime === null
    ? Promise.resolve(detail.task.taskId)
    : workflow.openTaskOf(context, instance.processInstanceId);

import type { Context } from '../../kit/runtime/context.ts';
import type { CaseForm, Workflow } from '../../workflow/index.ts';
import { seenProcess } from './seen-process.ts';
import { instanceForm } from './start/instance-form.ts';
import { mayAct } from './start/startable.ts';
import { stepFormShown } from './start/step-form.ts';

export type TaskDetail = Awaited<ReturnType<Workflow['taskDetail']>>;
type Instance = Awaited<ReturnType<Workflow['instanceDetail']>>['instance'];

interface Correctable {
  caseType: string | null;
  isTheirs: boolean;
  instanceId: string;
}

/**
 * The task by which the reader hands a form in again that was returned to him or to his company; an application is handed in
 * again where it is, and a member whose duty is not to act only reads.
 */
export const correctionOf = async (
  context: Context,
  workflow: Workflow,
  { caseType, isTheirs, instanceId }: Correctable,
) => (caseType === null && !isTheirs && mayAct(context) ? workflow.ownersTaskOf(context, instanceId) : null);

/** The caller holds the task and may decide it. */
export const isMine = ({ task, isHeld }: TaskDetail) =>
  isHeld && task.endTime === null && !task.isOwners && task.delegation !== 'pending';

/** Nobody holds the task, and the caller is among those it is offered to. */
export const isClaimable = async (context: Context, workflow: Workflow, detail: TaskDetail | null) =>
  detail?.task.status === 'candidate' && (await workflow.mayClaim(context, detail.task.taskId));

interface FormAsked {
  detail: TaskDetail | null;
  isTheirs: boolean;
  isCorrected: boolean;
  instance: Instance;
  hiddenFields: readonly string[];
}

/** The form by what a task's node lets its reader see: of this process, and held or done by him or offered to him. Else nothing is shown that any node hides. */
export async function formShown(
  context: Context,
  workflow: Workflow,
  { detail, isTheirs, isCorrected, instance, hiddenFields }: FormAsked,
) {
  const { processInstanceId: instanceId } = instance;
  const isFor = await isForReader(context, workflow, { detail, instanceId });
  const at = detail !== null && isFor && { fields: detail.fields, isMine: isTheirs };
  return instanceForm(context, workflow, { instance, isCorrected, hiddenFields, at });
}

/** Whether a task of a process is held or was done by its reader, or is offered to him. */
async function isForReader(
  context: Context,
  workflow: Workflow,
  { detail, instanceId }: { detail: TaskDetail | null; instanceId: string },
): Promise<boolean> {
  if (detail?.task.processInstanceId !== instanceId) return false;
  return detail.isHeld || isClaimable(context, workflow, detail);
}

interface StepAsked {
  detail: TaskDetail | null;
  isTheirs: boolean;
  instanceId: string;
  caseType: string | null;
}

/** The form of a task's own step, for whom the task is; a step of a case has none. */
export async function stepFormAt(
  context: Context,
  workflow: Workflow,
  { detail, isTheirs, instanceId, caseType }: StepAsked,
) {
  if (!detail || caseType !== null || detail.task.formKey === null) return null;
  if (!(await isForReader(context, workflow, { detail, instanceId }))) return null;
  return stepFormShown(context, workflow, { detail, isTheirs });
}

/** The forms of a process as the page of its reader shows them, with a task of it or without; one that does not concern him is not found. */
export async function formsSeen(
  context: Context,
  workflow: Workflow,
  { taskId, instanceId }: { taskId: string | undefined; instanceId: string },
): Promise<NonNullable<CaseForm['form']>[]> {
  const { instance, caseType, hiddenFields } = await seenProcess(context, workflow, instanceId);
  const { businessKey } = instance;
  const { form } = await workflow.caseForm({ caseType, businessKey }, [], context);
  if (form) return [form];
  const detail = taskId ? await workflow.taskDetail(context, taskId) : null;
  const isTheirs = detail !== null && isMine(detail);
  const isCorrected = (await correctionOf(context, workflow, { caseType, isTheirs, instanceId })) !== null;
  const main = await formShown(context, workflow, { detail, isTheirs, isCorrected, instance, hiddenFields });
  const ofStep = await stepFormAt(context, workflow, { detail, isTheirs, instanceId, caseType });
  return [main, ofStep].flatMap((one) => one ?? []);
}

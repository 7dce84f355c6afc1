import type { InstanceView } from '@policy/shared/contract/workflow/views.ts';

import { may } from '../../../kit/runtime/context.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import { found, Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { tellOfIntervention } from './tell.ts';

interface Intervention<Answer> {
  instanceId: string;
  /** Of what is about a task alone. */
  taskId?: string | null;
  comment: string;
  /** Whether those whom it concerns are told. */
  notify?: boolean;
  work: () => Promise<Answer>;
}

/**
 * Does one act of operations staff: in a process that they reach, which is not their own, and told to those whom it
 * concerns. Every call that intervenes goes through here, whatever it is named.
 */
export async function asOperator<Answer>(
  context: Context,
  workflow: Workflow,
  { instanceId, taskId = null, comment, notify = true, work }: Intervention<Answer>,
): Promise<Answer> {
  const reached = await workflow.operations.reached(context, instanceId);
  assertNotOwn(context, reached);
  const tell = await tellOfIntervention(context, workflow, { instanceId, taskId, ...reached, comment });
  const answer = await work();
  if (notify) await tell();
  return answer;
}

interface Owned {
  ownerId: string;
  starterId: string;
}

/** Nobody intervenes in a process that he started or that is his. */
function assertNotOwn(context: Context, owned: Owned): void {
  if (isOwn(context, owned)) throw new Refusal('workflow.operatorOwn');
}

function isOwn({ actor }: Context, { ownerId, starterId }: Owned): boolean {
  const { userId, companyId } = found(actor);
  const own = [userId, companyId];
  return own.includes(ownerId) || own.includes(starterId);
}

/** The permission to end a process before its time. */
export const mayTerminate = 'workflow_terminate';

/** Whether the reader of a process may end it, as the call that does so would find. */
export async function isTerminable(
  context: Context,
  workflow: Workflow,
  { processInstanceId, processStatus }: Pick<InstanceView, 'processInstanceId' | 'processStatus'>,
): Promise<boolean> {
  if (processStatus !== 'running' || !may(context, mayTerminate)) return false;
  const reached = await workflow.operations.reached(context, processInstanceId).catch(notReached);
  return reached !== null && !isOwn(context, reached);
}

function notReached(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}

/** Ends a process as operations staff do. */
export const terminateAsOperator = (
  context: Context,
  workflow: Workflow,
  asked: { instanceId: string; comment: string },
) => asOperator(context, workflow, { ...asked, work: () => workflow.terminate(context, asked, 'operator') });

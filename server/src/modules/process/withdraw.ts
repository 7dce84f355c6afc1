import type { InstanceView } from '@policy/shared/contract/workflow/views.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';
import { mayAct } from './start/startable.ts';

/** Takes a process back; one that its area began is taken back where its business row is, by whom the area lets do so. */
export async function withdrawProcess(
  context: Context,
  workflow: Workflow,
  { instanceId, comment }: { instanceId: string; comment: string },
) {
  const { instance } = await workflow.instanceDetail(context, instanceId);
  const begun = await workflow.begunByPeople(context, [instance.processDefinitionId]);
  if (!begun.has(instance.processDefinitionId)) throw new Refusal('workflow.withdrawElsewhere');
  return workflow.withdraw(context, { instanceId, comment });
}

/** Processes of the caller with whether he may take each back here, and whether it comes back to him by that; a member of a company whose duty is not to act takes nothing back. */
export async function withWithdrawals<
  Row extends Pick<InstanceView, 'processInstanceId' | 'processStatus' | 'processDefinitionId'>,
>(context: Context, workflow: Workflow, rows: readonly Row[]) {
  const running = mayAct(context) ? rows.filter(({ processStatus }) => processStatus === 'running') : [];
  const versions = running.map(({ processDefinitionId }) => processDefinitionId);
  const begun = await workflow.begunByPeople(context, versions);
  const open = running.filter(({ processDefinitionId }) => begun.has(processDefinitionId));
  const ids = open.map(({ processInstanceId }) => processInstanceId);
  const held = await workflow.heldAmong(context, ids);
  const isOpen = new Set(ids.filter((id) => !held.has(id)));
  const back = await workflow.comingBackAmong(context, [...isOpen]);
  return rows.map((row) => ({
    ...row,
    mayWithdraw: isOpen.has(row.processInstanceId),
    comesBack: back.has(row.processInstanceId),
  }));
}

const notWithdrawn = { mayWithdraw: false, comesBack: false };

/** Whether a process is the caller's, and he may take it back here; and whether it comes back to him by that instead of ending. */
export async function withdrawalOf(
  context: Context,
  workflow: Workflow,
  instance: InstanceView,
): Promise<typeof notWithdrawn> {
  if (!(await workflow.ownsInstance(context, instance.processInstanceId))) return notWithdrawn;
  const [row] = await withWithdrawals(context, workflow, [instance]);
  return row ? { mayWithdraw: row.mayWithdraw, comesBack: row.comesBack } : notWithdrawn;
}

import type { InstanceView } from '@policy/shared/contract/workflow/views.ts';

import type { Context } from '../../kit/runtime/context.ts';
import { Refusal } from '../../kit/runtime/errors.ts';
import type { Workflow } from '../../workflow/index.ts';

/** Takes a process back; one that is about a business row is taken back where that row is, by whom its area lets do so. */
export async function withdrawProcess(
  context: Context,
  workflow: Workflow,
  { instanceId, comment }: { instanceId: string; comment: string },
) {
  const { caseType } = await workflow.instanceDetail(context, instanceId);
  if (caseType !== null) throw new Refusal('workflow.withdrawElsewhere');
  return workflow.withdraw(context, { instanceId, comment });
}

/** Processes of the caller with whether he may take each back here. */
export async function withWithdrawals<
  Row extends Pick<InstanceView, 'processInstanceId' | 'processStatus' | 'businessKey'>,
>(context: Context, workflow: Workflow, rows: readonly Row[]) {
  const isOpen = ({ processStatus, businessKey }: Row) => processStatus === 'running' && businessKey === null;
  const open = rows.filter(isOpen).map(({ processInstanceId }) => processInstanceId);
  const decided = await workflow.decidedAmong(context, open);
  return rows.map((row) => ({
    ...row,
    mayWithdraw: isOpen(row) && !decided.has(row.processInstanceId),
  }));
}

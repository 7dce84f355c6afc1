import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Context } from '../../kit/context.ts';
import { Refusal } from '../../kit/errors.ts';
import type { Workflow } from '../../workflow/index.ts';

/** The one task that an application waits for just now; refuses when somebody has handled it meanwhile. */
export async function openTaskOf(
  context: Context,
  workflow: Workflow,
  row: RowOf<typeof application>,
): Promise<{ taskId: string; nodeId: string }> {
  if (row.processInstanceId === null) throw new Refusal('workflow.taskHandled');
  const { flow } = await workflow.instanceDetail(context, row.processInstanceId, 'any');
  const open = flow.find((visit) => visit.taskId !== null && visit.endTime === null);
  if (!open?.taskId) throw new Refusal('workflow.taskHandled');
  return { taskId: open.taskId, nodeId: open.historyActivityId };
}

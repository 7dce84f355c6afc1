import type { application } from '@policy/shared/contract/entities/application/application.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { z } from 'zod';

import type { Context } from '../../../kit/runtime/context.ts';
import { Refusal } from '../../../kit/runtime/errors.ts';
import type { Workflow } from '../../../workflow/index.ts';

/** The task that an application waits for just now; refuses when somebody has handled it meanwhile. */
export async function openTaskOf(
  context: Context,
  workflow: Workflow,
  { processInstanceId }: RowOf<typeof application>,
): Promise<string> {
  const taskId = processInstanceId === null ? null : await workflow.openTaskOf(context, processInstanceId);
  if (taskId === null) throw new Refusal('workflow.taskHandled');
  return taskId;
}

interface ByEffect {
  row: RowOf<typeof application>;
  effect: string;
  comment?: string;
  variables?: Record<string, string | undefined>;
}

/**
 * Completes the task of a case whose outcome has an effect, at whichever node offers one; a task that nobody holds is
 * claimed first. Refuses where the case does not wait for it.
 */
export async function completeBy(
  context: Context,
  workflow: Workflow,
  { row, effect, comment = '', variables = {} }: ByEffect,
): Promise<void> {
  const instanceId = row.processInstanceId;
  const [offer] = instanceId ? await workflow.offersOf(context, { instanceId, effect }) : [];
  if (!instanceId || !offer?.taskId) throw new Refusal('workflow.taskHandled');
  const { taskId, assignee, outcome } = offer;
  if (assignee === null) await workflow.claim(context, { taskId });
  const given = Object.entries(variables).filter(([, value]) => value !== undefined);
  await workflow.complete(context, {
    taskId,
    outcome,
    comment,
    variables: z.record(z.string(), z.string()).parse(Object.fromEntries(given)),
  });
}

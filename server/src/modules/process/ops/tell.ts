import { emit } from '../../../kit/transaction/domain-events.ts';
import type { Context } from '../../../kit/runtime/context.ts';
import type { Workflow } from '../../../workflow/index.ts';
import { systemId } from '../../../workflow/index.ts';
import type { Target } from './intervene.ts';

interface Told extends Target {
  title: string;
  starterId: string;
  ownerId: string;
  businessKey: string | null;
  comment: string;
}

/**
 * Finds out whom an intervention concerns before it is made: who holds what it is about, and who started a process of the
 * office. What it answers tells them. Whoever applies is told of his case by the case itself.
 */
export async function tellOfIntervention(
  context: Context,
  workflow: Workflow,
  { instanceId, taskId, title, starterId, ownerId, businessKey, comment }: Told,
): Promise<() => Promise<void>> {
  const steps =
    taskId === null
      ? await workflow.openSteps(context, [instanceId])
      : [await workflow.operations.taskNamed(context, taskId)];
  const holders = steps.flatMap(({ assigneeId }) => assigneeId ?? []).filter((id) => id !== ownerId);
  const concerned = new Set(businessKey === null ? [...holders, starterId] : holders);
  concerned.delete(systemId);
  concerned.delete(context.actor?.userId ?? '');
  const step = [...new Set(steps.map(({ name }) => name))].join('、') || title;
  return async () => {
    for (const recipientId of concerned)
      await emit(context, {
        ...{ name: 'task.intervened', facts: { title, step, comment } },
        ...{ to: { recipientId }, path: null },
      });
  };
}

import type { Context } from '../../kit/runtime/context.ts';
import { emit } from '../../kit/transaction/domain-events.ts';
import type { Workflow, WorkflowEvent } from '../../workflow/index.ts';

type TaskCreated = Extract<WorkflowEvent, { type: 'taskCreated' }>;

const isGiven = (event: WorkflowEvent): event is TaskCreated & { assigneeId: string } =>
  event.type === 'taskCreated' && event.assigneeId !== null;

/** Notifies a person whom somebody else gave a task; a task that is only offered to a role stands in its list. */
export const followTasks =
  (workflow: Workflow) =>
  async (events: readonly WorkflowEvent[], context: Context): Promise<void> => {
    for (const event of events.filter(isGiven)) {
      if (event.assigneeId === context.actor?.userId) continue;
      const { title, name } = await workflow.taskName(context, event.taskId);
      await emit(context, {
        name: 'task.assigned',
        facts: { title, step: name },
        to: { recipientId: event.assigneeId },
        // The turn of whom the process belongs to is taken on the portal.
        path: event.isOwners ? null : '/process/todo',
      });
    }
  };

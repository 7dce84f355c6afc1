import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';
import { z } from 'zod';

import { finishTask } from '../interpreter/finish-task.ts';
import type { Decision } from '../interpreter/finish-task.ts';
import { returnWork } from '../interpreter/returns.ts';
import type { Run } from '../interpreter/run.ts';
import type { TaskRow, Variables } from '../rows.ts';
import type { Back } from './rejection.ts';

const ending = z.enum(instanceStatuses).exclude(['running', 'suspended']);

/** An effect may say until when the return is to be answered, and how the process ends where it is not. */
const answeredUntil = z.object({
  dueAt: z.coerce.date().optional(),
  overdue: z
    .object({ status: ending, reason: z.string().max(100) })
    .default({ status: 'terminated', reason: 'returnOverdue' }),
});

interface SentBack extends Omit<Decision, 'outcome'> {
  back: Back;
  /** What the effect of the act has answered. */
  prepared: Variables;
  /** Until when it is to be answered, where no effect says so. */
  dueAt?: Date | null;
}

/** Closes a task as returned and gives its work to whom it goes. */
export function sendBack(run: Run, task: TaskRow, { back, prepared, dueAt = null, ...said }: SentBack): void {
  const { dueAt: until = dueAt, overdue } = answeredUntil.parse(prepared);
  finishTask(run, { task }, { outcome: 'returned', ...said });
  const deadline = until === null ? null : { dueAt: until, overdue };
  const { target, isOwners, isStraight } = back;
  returnWork(run, run.executions.get(task.executionId), { target, isOwners, isStraight, deadline });
}

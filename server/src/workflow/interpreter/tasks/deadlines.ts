import { textOf } from '../../expressions/operators.ts';
import { valueOf } from '../../expressions/template.ts';
import type { UserTask } from '../../model/definition.ts';
import type { DeadlineRule } from '../../model/timing/times.ts';
import { labelOf } from '../../model/definition.ts';
import { noCall } from '../../rows.ts';
import type { TaskRow } from '../../rows.ts';
import { dueAt } from '../events/due-at.ts';
import type { Visit } from '../visit.ts';

/** Sets what happens to a new task that is not done in time; it goes with the token that the task stands at. */
export function setDeadlines(visit: Visit<UserTask>, { id: taskId }: TaskRow): void {
  const { run, node, execution } = visit;
  for (const rule of node.deadlines) {
    const { act, every, times, user, countsWorkdays } = rule;
    const userId = user && textOf(valueOf(user, visit.names, labelOf(node)));
    run.jobs.add({
      ...{ id: run.context.nextId(), instanceId: execution.instanceId, executionId: execution.id },
      ...{ nodeId: node.id, kind: 'deadline', dueAt: dueAtOf(rule, visit), every, times, hops: 0 },
      ...{
        ...noCall,
        overdue: null,
        deadline: { taskId, act, userId, ...(countsWorkdays && { countsWorkdays }) },
      },
    });
  }
}

function dueAtOf({ after, countsWorkdays }: DeadlineRule, { run, names, node }: Visit<UserTask>): Date {
  const value = valueOf(after, names, labelOf(node));
  return dueAt(run, value, { node: labelOf(node), countsWorkdays });
}

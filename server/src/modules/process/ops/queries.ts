import { instanceStatuses } from '@policy/shared/contract/workflow/status.ts';
import { z } from 'zod';

import { instanceQuery, instancesAsked, taskQuery, tasksAsked, words } from '../task-query.ts';

const besides = { processDefinitionName: words, processDefinitionId: z.uuid().optional() };

/** What lists of operations on tasks are narrowed to, beyond what an inbox is. */
export const operatedTasks = taskQuery.extend({
  ...besides,
  assignee: z.uuid().optional(),
  startUserId: z.uuid().optional(),
  processStatus: z.enum(instanceStatuses).optional(),
});

/** The same of lists of processes; those under way are narrowed to where they wait as well. */
export const operatedProcesses = instanceQuery.extend({
  ...besides,
  taskName: words,
  assignee: z.uuid().optional(),
  isOverdue: z.enum(['0', '1']).optional(),
});

const besidesAsked = ({
  processDefinitionName: processName,
  processDefinitionId: deploymentId,
}: Pick<z.output<typeof operatedProcesses>, keyof typeof besides>) => ({ processName, deploymentId });

/** The conditions and the page that such a list of tasks is asked for; `now` says what is overdue. */
export const operatedTasksAsked = (query: z.output<typeof operatedTasks>, now: Date) => ({
  ...tasksAsked(query, now),
  ...besidesAsked(query),
  ...{ assigneeId: query.assignee, starterId: query.startUserId, status: query.processStatus },
});

/** The same of processes. */
export const operatedProcessesAsked = (query: z.output<typeof operatedProcesses>, now: Date) => ({
  ...instancesAsked(query),
  ...besidesAsked(query),
  waitsAt: {
    ...{ taskName: query.taskName, assigneeId: query.assignee },
    dueBefore: query.isOverdue === '1' ? now : undefined,
    notDueBefore: query.isOverdue === '0' ? now : undefined,
  },
});

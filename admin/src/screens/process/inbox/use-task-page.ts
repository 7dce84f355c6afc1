import useSWR from 'swr';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { taskListCalls } from '@policy/shared/contract/workflow/task-lists.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { tasksKey } from '../../../components/tasks/use-task-counts.ts';
import type { ListState } from '../../../kit/lists/list-state.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';
import type { TaskRow } from '../task-shapes.ts';

/** The page of tasks that a list stands at; what was read last stays in sight while another one is read. */
export function useTaskPage(list: TaskListName, { current, size, filters }: ListState) {
  const { http, locale } = useWorkplace();
  const query = { ...filters, current, size };
  return useSWR<Page<TaskRow>, Error>(
    [tasksKey, list, locale, JSON.stringify(query)],
    () => http.get<Page<TaskRow>>(`blade-workflow/process/${taskListCalls[list]}`, query),
    // The frame has shown the refusal.
    { keepPreviousData: true, shouldRetryOnError: false },
  );
}

import 'server-only';

import type { Page } from '@policy/shared/contract/kit/entity.ts';
import { taskListCalls } from '@policy/shared/contract/workflow/task-lists.ts';
import { processesPath } from '@policy/shared/contract/workflow/paths.ts';

import { readPersonal } from '../../lib/server-reads/personal-read.ts';
import { todoFilters, type TodoQuery } from './todo-query.ts';

/** A step that waits for the reader. */
export interface TodoRow {
  taskId: string;
  taskName: string;
  processInstanceId: string;
  processDefinitionName: string;
  title: string;
  /** `supplement` where something came back to be corrected. */
  kind: 'work' | 'supplement';
  /** Since when it waits. */
  createTime: string;
  dueTime: string | null;
}

/** One page of what waits for the reader, as for whom he acts and by his duties there. */
export const loadTodo = (query: TodoQuery) =>
  readPersonal((http) =>
    http.get<Page<TodoRow>>(`${processesPath}/${taskListCalls.todo}`, todoFilters(query)),
  );

import useSWR from 'swr';

import type { ViewCounts } from '@policy/shared/contract/workflow/inbox.ts';
import type { TaskListName } from '@policy/shared/contract/workflow/task-lists.ts';

import { tasksKey } from '../../../components/tasks/use-task-counts.ts';
import SavedViews from '../../../components/views/saved-views.tsx';
import { useViews } from '../../../components/views/use-views.ts';
import type { EntityField } from '../../../kit/entity/fields.ts';
import type { ListState } from '../../../kit/lists/list-state.ts';
import { useWorkplace } from '../../../kit/page/session-context.tsx';

interface TaskViewsProps {
  list: TaskListName;
  fields: readonly EntityField[];
  state: ListState;
}

/** The views that the reader keeps of a list of tasks, each with how many tasks it shows. */
export function TaskViews({ list, fields, state }: TaskViewsProps) {
  const { http } = useWorkplace();
  const name = `${list}List`;
  const ids = useViews(name).views.map(({ id }) => id);
  const load = () => http.get<ViewCounts>('blade-workflow/process/viewCounts', { list }, { quiet: true });
  const { data } = useSWR<ViewCounts, Error>(ids.length > 0 ? [tasksKey, 'views', list, ...ids] : null, load);
  return <SavedViews {...{ name, fields, state }} counts={data ?? {}} />;
}

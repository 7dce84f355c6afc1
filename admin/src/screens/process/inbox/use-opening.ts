import { useNavigate } from 'react-router';

import { taskPath } from '../../../components/task-params.ts';
import type { TaskParams } from '../../../components/task-params.ts';
import { useSizeClass } from '../../../kit/page/size-class.ts';
import { useOpenTask } from './use-inbox-address.ts';

/** Opens a task: beside the list where there is room for both, else on a page of its own. */
export function useOpening(): (task: TaskParams) => void {
  const navigate = useNavigate();
  const { show } = useOpenTask();
  const isWide = useSizeClass() === 3;
  return (task) => (isWide ? show(task) : void navigate(taskPath(task)));
}

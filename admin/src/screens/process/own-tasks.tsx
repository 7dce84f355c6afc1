import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { taskPath } from '../../components/task-params.ts';
import { TaskList } from './task-list.tsx';

interface OwnTasksProps {
  call: 'todoList' | 'doneList';
  /** What its button says that opens a task. */
  act: 'handle' | 'look';
}

/** Tasks that are or were the reader's own; each opens on its own page. */
export function OwnTasks({ call, act }: OwnTasksProps) {
  const t = useTranslations('process');
  const navigate = useNavigate();
  return (
    <TaskList
      call={call}
      acts={(row) => [{ key: act, label: t(act), run: () => void navigate(taskPath(row)) }]}
    />
  );
}

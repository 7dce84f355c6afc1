import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { TaskList } from './task-list.tsx';
import { taskPath } from '../../components/task-params.ts';

/** Tasks that the reader has claimed and not yet finished. */
export default function TodoListScreen() {
  const t = useTranslations('process');
  const navigate = useNavigate();
  return (
    <TaskList
      call="todoList"
      acts={(row) => [{ key: 'handle', label: t('handle'), run: () => void navigate(taskPath(row)) }]}
    />
  );
}

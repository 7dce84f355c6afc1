import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { TaskList } from './task-list.tsx';
import { taskPath } from '../../components/task-params.ts';

/** Tasks that the reader has finished. */
export default function DoneListScreen() {
  const t = useTranslations('process');
  const navigate = useNavigate();
  return (
    <TaskList
      call="doneList"
      acts={(row) => [{ key: 'look', label: t('look'), run: () => void navigate(taskPath(row)) }]}
    />
  );
}

import { Card, Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { taskPath } from '../../components/task-params.ts';
import { NotRead } from '../../kit/page/not-read.tsx';
import { useDeskList } from './use-desk-list.ts';

/** The reader's newest tasks, each with its step and when it came, and the way to handle it. */
export function LatestTasks() {
  const t = useTranslations('desk');
  return (
    <Card title={t('latest')}>
      <Tasks />
    </Card>
  );
}

function Tasks() {
  const t = useTranslations('desk');
  const { data, error } = useDeskList('todoList');
  if (!data) return error ? <NotRead /> : <Skeleton active title={false} />;
  const tasks = data.records;
  if (tasks.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothing')} />;
  return (
    <ul className="welcome-tasks">
      {tasks.map(({ taskName, title, createTime, ...task }) => (
        <li key={task.taskId}>
          <Link to={taskPath(task)}>{title ?? taskName}</Link>
          <span>
            {taskName} · {createTime}
          </span>
        </li>
      ))}
    </ul>
  );
}

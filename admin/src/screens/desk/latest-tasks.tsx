import { Card, Empty, Skeleton } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

import { taskPath } from '../../components/task-params.ts';
import type { TaskParams } from '../../components/task-params.ts';

/** A task as the desk names it. */
export interface Todo extends TaskParams {
  taskName: string;
  title: string | null;
  createTime: string | null;
}

/** The reader's newest tasks, each with its step and when it came, and the way to handle it. */
export function LatestTasks({ tasks }: { tasks: readonly Todo[] | undefined }) {
  const t = useTranslations('desk');
  return (
    <Card title={t('latest')}>
      <Tasks tasks={tasks} />
    </Card>
  );
}

function Tasks({ tasks }: { tasks: readonly Todo[] | undefined }) {
  const t = useTranslations('desk');
  if (!tasks) return <Skeleton active title={false} />;
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

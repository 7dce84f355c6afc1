import { Card, Empty } from 'antd';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

/** A task as the desk names it. */
export interface Todo {
  taskId: string;
  taskName: string;
  title: string | null;
  createTime: string | null;
}

/** The reader's newest tasks, each with its step and when it came. */
export function LatestTasks({ tasks }: { tasks: readonly Todo[] }) {
  const t = useTranslations('desk');
  return (
    <Card title={t('latest')}>
      {tasks.length === 0 ? <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('nothing')} /> : null}
      <ul className="welcome-tasks">
        {tasks.map(({ taskId, taskName, title, createTime }) => (
          <li key={taskId}>
            <Link to="/process/todo">{title ?? taskName}</Link>
            <span>
              {taskName} · {createTime}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

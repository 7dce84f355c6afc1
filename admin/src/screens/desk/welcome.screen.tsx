import { Card, Col, Row, Statistic } from 'antd';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { taskListCalls, taskListPaths } from '@policy/shared/contract/workflow/task-lists.ts';
import type { TaskListCall } from '@policy/shared/contract/workflow/task-lists.ts';

import { useUnread } from '../../components/messages/use-messages.ts';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { LatestTasks } from './latest-tasks.tsx';
import { useDeskList } from './use-desk-list.ts';
import './welcome.css';

const lists = (['todo', 'claim', 'done'] as const).map((key) => ({
  key,
  call: taskListCalls[key],
  path: taskListPaths[key],
}));

/** The desk: what waits for the reader, and the way to every page that he may open. */
export default function WelcomeScreen() {
  const t = useTranslations('desk');
  const { person, pages } = useWorkplace();
  const { pathname } = useLocation();
  const elsewhere = pages.filter(({ path }) => path !== pathname);
  const open = lists.filter(({ path }) => pages.some((page) => page.path === path));
  const unread = useUnread();
  const waiting = unread && unread.mail + unread.message + unread.notice;
  return (
    <>
      <p className="welcome-greeting">{t('greeting', { name: person })}</p>
      <Row gutter={[16, 16]}>
        {open.map(({ key, path, call }) => (
          <Col key={key} xs={12} md={6}>
            <Link to={path}>
              <Card hoverable>
                <Waiting title={t(key)} call={call} />
              </Card>
            </Link>
          </Col>
        ))}
        <Col xs={12} md={6}>
          <Link to="/desk/message">
            <Card hoverable>
              <Statistic title={t('unreadMessages')} value={waiting ?? '…'} />
            </Card>
          </Link>
        </Col>
        <Col xs={24} lg={16} className="welcome-news">
          {open.some(({ key }) => key === 'todo') ? <LatestTasks /> : null}
          <LatestMessages />
        </Col>
        <Col xs={24} lg={8}>
          <Card title={t('shortcuts')}>
            <ul className="welcome-shortcuts">
              {elsewhere.map(({ path, label, isOpen }) => (
                <li key={path}>
                  <Link to={path} {...(isOpen && { target: '_blank' })}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        </Col>
      </Row>
    </>
  );
}

function Waiting({ title, call }: { title: string; call: TaskListCall }) {
  const { data, error } = useDeskList(call);
  return <Statistic title={title} value={data?.total ?? (error ? '—' : '…')} />;
}

import { Card, Col, Row, Statistic } from 'antd';
import { Link, useLocation } from 'react-router';
import useSWR from 'swr';
import { useTranslations } from 'use-intl';

import type { Page } from '@policy/shared/contract/kit/entity.ts';

import { useUnread } from '../../components/messages/use-messages.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { LatestTasks } from './latest-tasks.tsx';
import type { Todo } from './latest-tasks.tsx';
import './welcome.css';

const shown = 5;
const lists = [
  { key: 'todo', call: 'todoList', path: '/process/todo' },
  { key: 'claim', call: 'claimList', path: '/process/claim' },
  { key: 'done', call: 'doneList', path: '/process/done' },
] as const;

/** The desk: what waits for the reader, and the way to every page that he may open. */
export default function WelcomeScreen() {
  const t = useTranslations('desk');
  const { http, locale, person, pages } = useWorkplace();
  const { pathname } = useLocation();
  const elsewhere = pages.filter(({ path }) => path !== pathname);
  const open = lists.filter(({ path }) => pages.some((page) => page.path === path));
  const todo = open.findIndex(({ key }) => key === 'todo');
  const { data } = useSWR<Page<Todo>[], Error>(['desk', locale, open.length], () =>
    Promise.all(
      open.map(({ call }) =>
        http.get<Page<Todo>>(`blade-workflow/process/${call}`, { current: 1, size: shown }),
      ),
    ),
  );
  const unread = useUnread();
  const waiting = unread && unread.mail + unread.message + unread.notice;
  return (
    <>
      <p className="welcome-greeting">{t('greeting', { name: person })}</p>
      <Row gutter={[16, 16]}>
        {open.map(({ key, path }, index) => (
          <Col key={key} xs={12} md={6}>
            <Link to={path}>
              <Card hoverable>
                <Statistic title={t(key)} value={data?.[index]?.total ?? '…'} />
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
          {todo < 0 ? null : <LatestTasks tasks={data?.[todo]?.records} />}
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

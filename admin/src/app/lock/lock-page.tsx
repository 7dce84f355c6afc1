import { useCallback, useEffect, useState } from 'react';
import { Button, Card, Form, Input, Space } from 'antd';
import dayjs from 'dayjs';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { hasLockPassword, watchLock } from '@policy/shared/auth/lock/lock.ts';
import { unlockScreen } from '@policy/shared/auth/lock/lock-password.ts';

import { siteHref } from '../../kit/page/base-path.ts';
import { useTitle } from '../../kit/page/use-title.ts';
import { http, session, store } from '../site.ts';
import { useBusy } from '../../kit/acts/use-busy.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { wayBack } from './way-back.ts';
import '../sign-in/sign-in.css';
import './lock.css';

/** The locked screen: nothing of the work shows, and only the password or signing out leads away. */
export default function LockPage() {
  const t = useTranslations();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const location = useLocation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  // Only the tab that locked knows the lock password.
  const [isOwn] = useState(() => hasLockPassword(store));
  const { isBusy, run } = useBusy();
  const user = session.user();
  useTitle(t('lock.title'));
  const leave = useCallback(
    () => void navigate(wayBack(location.state), { replace: true }),
    [navigate, location.state],
  );
  // Another tab unlocked.
  useEffect(() => watchLock(store, (locked) => (locked ? null : leave())), [leave]);
  const unlock = async () => {
    const refused = await unlockScreen({ store, http }, password);
    setPassword('');
    setProblem(refused ?? '');
    if (refused === null) leave();
  };
  return (
    <main className="sign-in">
      <Card className="sign-in-card lock-card">
        <Clock />
        <img src={user ? siteHref(user.avatar) : undefined} alt="" width="56" height="56" />
        <h1>{`${user?.real_name ?? ''} · ${t('lock.title')}`}</h1>
        <Form layout="vertical" requiredMark={false} onFinish={() => void run(unlock)}>
          <Form.Item
            label={t(isOwn ? 'lock.password' : 'lock.accountPassword')}
            htmlFor="unlock-password"
            help={problem}
            validateStatus={problem ? 'error' : ''}
          >
            <Input.Password
              id="unlock-password"
              autoFocus
              autoComplete="off"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Form.Item>
          <Space>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {t('lock.unlock')}
            </Button>
            <Button onClick={() => void signOut()}>{t('shell.signOut')}</Button>
          </Space>
        </Form>
      </Card>
    </main>
  );
}

function Clock() {
  const [now, setNow] = useState(() => dayjs());
  useEffect(() => {
    const timer = setInterval(() => setNow(dayjs()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <time className="lock-clock" dateTime={now.format('HH:mm')}>
      {now.format('HH:mm')}
    </time>
  );
}

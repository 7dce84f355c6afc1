import { useEffect, useState } from 'react';
import { Button, Card, Form, Input, Space } from 'antd';
import dayjs from 'dayjs';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { unlockScreen } from '@policy/shared/auth/lock-password.ts';
import { clientSentence } from '@policy/shared/messages/client-sentence.ts';

import { useLanguage } from '../locale.tsx';
import { session, store } from '../site.ts';
import { useSignOut } from '../use-sign-out.ts';
import { wayBack } from './way-back.ts';
import '../sign-in/sign-in.css';
import './lock.css';

/** The locked screen: nothing of the work shows, and only the password or signing out leads away. */
export default function LockPage() {
  const t = useTranslations();
  const { locale } = useLanguage();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const location = useLocation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const user = session.user();
  useEffect(() => {
    document.title = t('lock.title');
  }, [t]);
  const unlock = () => {
    const refused = unlockScreen(store, password);
    if (!refused) void navigate(wayBack(location.state), { replace: true });
    setPassword('');
    setProblem(refused ? clientSentence(refused, locale) : '');
  };
  return (
    <main className="sign-in">
      <Card className="sign-in-card lock-card">
        <Clock />
        <img src={user?.avatar} alt="" width="56" height="56" />
        <h1>{`${user?.real_name ?? ''} · ${t('lock.title')}`}</h1>
        <Form layout="vertical" requiredMark={false} onFinish={unlock}>
          <Form.Item
            label={t('lock.password')}
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
            <Button type="primary" htmlType="submit">
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

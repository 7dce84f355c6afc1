import { useState } from 'react';
import { Form, Input, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import { setLockPassword } from '@policy/shared/auth/lock/lock-password.ts';
import { clientSentence } from '@policy/shared/messages/client-sentence.ts';

import { focusFirst } from '../../kit/page/focus-first.ts';
import { useLanguage } from '../locale.tsx';
import { store } from '../site.ts';
import { useLock } from './use-lock.ts';

/** The dialog 设置锁屏密码: keeps the password for this tab and locks. */
export default function LockPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('lock');
  const { locale } = useLanguage();
  const lock = useLock();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const submit = () => {
    const refused = setLockPassword(store, password);
    setProblem(refused ? clientSentence(refused, locale) : '');
    if (refused) return;
    lock();
    onClose();
  };
  return (
    <Modal open title={t('setTitle')} width={400} okText={t('lock')} onOk={submit} onCancel={onClose}>
      <Form layout="vertical" requiredMark={false} onFinish={submit}>
        <Form.Item
          label={t('password')}
          htmlFor="lock-password"
          help={problem}
          validateStatus={problem ? 'error' : ''}
        >
          <Input.Password
            id="lock-password"
            ref={focusFirst}
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Form.Item>
        {/* Enter submits a form only where it has a button. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}

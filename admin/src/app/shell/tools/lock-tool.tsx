import { useState } from 'react';
import { LockOutlined } from '@ant-design/icons';
import { useTranslations } from 'use-intl';

import { hasLockPassword } from '@policy/shared/auth/lock/lock.ts';

import { lazyPart } from '../../../kit/page/lazy-part.ts';
import { useLock } from '../../lock/use-lock.ts';
import { store } from '../../site.ts';
import { DialogPart } from './dialog-part.tsx';
import { ToolButton } from './tool-button.tsx';

const passwordDialog = lazyPart(() => import('../../lock/lock-password-dialog.tsx'));

/** Locks the screen; asks for a lock password first where none has been set. */
export function LockTool() {
  const t = useTranslations('tools');
  const lock = useLock();
  const [isAsking, setIsAsking] = useState(false);
  const press = () => (hasLockPassword(store) ? lock() : setIsAsking(true));
  return (
    <>
      <ToolButton icon={<LockOutlined />} label={t('lock')} onClick={press} />
      <DialogPart dialog={passwordDialog} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

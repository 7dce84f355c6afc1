'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { deletionCalls } from './deletion-calls.ts';

const waitSeconds = 60;

/** Has a code sent to the phone of the reader's own account, once a minute. */
export function DeletionCode({ onRefused }: { onRefused: (sentence: string) => void }) {
  const t = useTranslations('personal');
  const [left, setLeft] = useState(0);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  const send = async () => {
    setLeft(waitSeconds);
    try {
      await http.post(deletionCalls.code);
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setLeft(0);
      onRefused(error.msg);
    }
  };
  return (
    <div>
      <Button look="secondary" size="small" busy={left > 0} onClick={() => (left > 0 ? null : void send())}>
        {left > 0 ? t('deletion.sendAgain', { seconds: left }) : t('deletion.send')}
      </Button>
      <p role="status" className="mt-1 text-sm text-ink-faint">
        {isSent ? t('deletion.sent') : ''}
      </p>
    </div>
  );
}

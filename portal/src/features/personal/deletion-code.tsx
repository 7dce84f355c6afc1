'use client';

import { ApiError } from '@policy/shared/client/api-error.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { codeWaitSeconds, useCountdown } from '../../lib/browser/use-countdown.ts';
import { deletionCalls } from './deletion-calls.ts';

/** Has a code sent to the phone of the reader's own account, once a minute. */
export function DeletionCode({ onRefused }: { onRefused: (sentence: string) => void }) {
  const t = useTranslations('personal');
  const { left, begin } = useCountdown();
  const [isSent, setSent] = useState(false);
  const send = async () => {
    begin(codeWaitSeconds);
    try {
      await http.post(deletionCalls.code);
      setSent(true);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      begin(0);
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

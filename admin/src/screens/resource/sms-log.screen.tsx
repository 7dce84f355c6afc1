import { useState } from 'react';
import { App } from 'antd';
import { useTranslations } from 'use-intl';

import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Tone } from '../../kit/values/state-tag.tsx';
import { EntityScreen } from '../../kit/entity-screen.tsx';
import { passOverRefusal } from '../../kit/pass-over-refusal.ts';
import { useWorkplace } from '../../kit/session-context.tsx';
import { MessageReveal } from './message-reveal.tsx';

type State = RowOf<typeof smsMessage>['state'];

const tones: Record<State, Tone> = {
  queued: 'active',
  sent: 'good',
  kept: 'quiet',
  failed: 'bad',
  suppressed: 'attention',
};

/** What became of every message; failed ones can be sent again, those of the outbox read. */
export default function SmsLogScreen() {
  const t = useTranslations('resource');
  const k = useTranslations('kit');
  const { http, can } = useWorkplace();
  const { message } = App.useApp();
  const [revealed, setRevealed] = useState<string>();
  const resend = async (id: string, reload: () => void) => {
    await http.post('blade-resource/sms-log/resend', { ids: id });
    void message.success(k('done'));
    reload();
  };
  return (
    <>
      <EntityScreen
        entity={smsMessage}
        overrides={{ state: { tones } }}
        acts={({ id, state }, reload) => [
          ...(state === 'failed' && can('sms_log_resend')
            ? [
                {
                  key: 'resend',
                  label: t('resend'),
                  run: () => void resend(id, reload).catch(passOverRefusal),
                },
              ]
            : []),
          ...(state === 'kept' && can('sms_log_reveal')
            ? [{ key: 'reveal', label: t('reveal'), run: () => setRevealed(id) }]
            : []),
        ]}
      />
      {revealed ? <MessageReveal id={revealed} onClose={() => setRevealed(undefined)} /> : null}
    </>
  );
}

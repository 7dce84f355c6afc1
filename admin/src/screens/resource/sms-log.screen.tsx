import { useState } from 'react';

import { smsMessage } from '@policy/shared/contract/entities/resource/sms-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import type { Tone } from '../../kit/values/state-tag.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { MessageReveal } from './message-reveal.tsx';
import { useResend } from './use-resend.ts';
import { useResourceWords } from './words/use-resource-words.ts';

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
  const t = useResourceWords();
  const { can } = useWorkplace();
  const [revealed, setRevealed] = useState<string>();
  const resend = useResend();
  return (
    <>
      <EntityScreen
        entity={smsMessage}
        overrides={{ state: { tones } }}
        acts={({ id, state, updateTime }, reload) => [
          ...(state === 'failed' && can('sms_log_resend')
            ? [{ key: 'resend', label: t('resend'), run: () => resend({ id, updateTime }, reload) }]
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

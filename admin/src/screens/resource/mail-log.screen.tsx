import { useState } from 'react';
import { Descriptions } from 'antd';

import { mailMessage } from '@policy/shared/contract/entities/resource/mail-message.ts';
import type { RowOf } from '@policy/shared/contract/kit/entity.ts';

import { RevealDialog } from '../../kit/acts/reveal-dialog.tsx';
import { useWorkplace } from '../../kit/page/session-context.tsx';
import { EntityScreen } from '../../kit/screen/entity-screen.tsx';
import type { Tone } from '../../kit/values/state-tag.tsx';
import { useMailWords } from './use-mail-words.ts';
import { useResend } from './use-resend.ts';

const tones: Record<RowOf<typeof mailMessage>['state'], Tone> = {
  queued: 'active',
  sent: 'good',
  kept: 'quiet',
  failed: 'bad',
};

/** What became of every e-mail; failed ones can be sent again, those of the outbox read. */
export default function MailLogScreen() {
  const t = useMailWords();
  const { can } = useWorkplace();
  const [revealed, setRevealed] = useState<string>();
  const resend = useResend('blade-resource/mail-log');
  return (
    <>
      <EntityScreen
        entity={mailMessage}
        overrides={{ state: { tones } }}
        acts={({ id, state, updateTime }, reload) => [
          ...(state === 'failed' && can('mail_log_resend')
            ? [{ key: 'resend', label: t('resend'), run: () => resend({ id, updateTime }, reload) }]
            : []),
          ...(state === 'kept' && can('mail_log_reveal')
            ? [{ key: 'reveal', label: t('reveal'), run: () => setRevealed(id) }]
            : []),
        ]}
      />
      {revealed ? <MailReveal id={revealed} onClose={() => setRevealed(undefined)} /> : null}
    </>
  );
}

/** Shows an e-mail of the outbox to whoever says why he reads it; the log keeps both. */
function MailReveal({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useMailWords();
  const { http } = useWorkplace();
  const ask = async (reason: string) => {
    const told = await http.post<Record<'address' | 'subject' | 'text', string>>(
      'blade-resource/mail-log/reveal',
      { id, reason },
    );
    const items = (['address', 'subject', 'text'] as const).map((key) => ({
      ...{ key, label: t(key) },
      children: <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{told[key]}</span>,
    }));
    return <Descriptions column={1} items={items} />;
  };
  return <RevealDialog title={t('reveal')} {...{ ask, onClose }} />;
}

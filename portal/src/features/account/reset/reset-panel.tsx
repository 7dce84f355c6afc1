'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button, ButtonLink } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { AskForm } from './ask-form.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { linkIn } from './reset-link.ts';

interface ResetPanelProps {
  tenantId: string | null;
  signInHref: string;
}

/** Where the reader stands: he asks, waits for his mail, brings what he was sent, or is done. */
type Stage =
  | { name: 'ask' | 'done' }
  | { name: 'mailed'; minutes: number }
  | { name: 'code'; id: string; minutes: number }
  | { name: 'link'; id: string; proof: string };

const beginning = (): Stage => {
  const link = linkIn(window.location.hash);
  return link ? { name: 'link', ...link } : { name: 'ask' };
};

/** A forgotten password, from asking for a code or a link to the new one. */
export function ResetPanel({ tenantId, signInHref }: ResetPanelProps) {
  const t = useTranslations('account.reset');
  const [stage, setStage] = useState<Stage>(beginning);
  useEffect(() => {
    // What the link carries stays neither in the address nor in the history.
    if (window.location.hash)
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }, []);
  const again = () => setStage({ name: 'ask' });
  if (stage.name === 'done')
    return (
      <div className="max-w-reading space-y-5">
        <Notice tone="good" role="status" title={t('done')}>
          {t('doneText')}
        </Notice>
        <ButtonLink href={signInHref}>{t('signIn')}</ButtonLink>
      </div>
    );
  if (stage.name === 'ask')
    return (
      <AskForm
        tenantId={tenantId}
        onAsked={({ by, id, minutes }) =>
          setStage(by === 'email' ? { name: 'mailed', minutes } : { name: 'code', id, minutes })
        }
      />
    );
  const done = () => setStage({ name: 'done' });
  return (
    <div className="max-w-reading space-y-6">
      {'minutes' in stage ? (
        <Notice tone="info" role="status">
          <p>{t(stage.name === 'mailed' ? 'sentEmail' : 'sentPhone', { minutes: stage.minutes })}</p>
          <p className="mt-1">{t('nothing')}</p>
        </Notice>
      ) : null}
      {stage.name === 'code' ? <NewPasswordForm id={stage.id} onDone={done} /> : null}
      {stage.name === 'link' ? <NewPasswordForm id={stage.id} proof={stage.proof} onDone={done} /> : null}
      <Button look="quiet" onClick={again}>
        {t('again')}
      </Button>
    </div>
  );
}

'use client';

import { noteBinding, takeBindingEnd } from '@policy/shared/auth/session/binding.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';

import { Button } from '../../../components/actions/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { RefusalNotice } from '../../../components/feedback/refusal-notice.tsx';
import { http } from '../../../lib/browser/browser-session.ts';
import { maskedName } from '../own-account.ts';
import { ProveForm } from './prove-form.tsx';
import type { BoundLogin, SignInWays } from '@policy/shared/contract/sign-in/ways.ts';

/** The reader's logins elsewhere: tied over their provider, and untied again. */
export function BoundLogins({ ways }: { ways: SignInWays }) {
  const t = useTranslations('personal');
  const [open, setOpen] = useState<string | null>(null);
  const close = () => setOpen(null);
  const hasPassword = ways.hasPassword === 1;
  const keyFor = (purpose: ProofPurpose) => (ways.passkeys.length > 0 ? purpose : undefined);
  return (
    <div className="mt-6 space-y-3">
      <p className="font-semibold">{t('logins')}</p>
      <BindingEnded />
      <p>{ways.logins.length > 0 ? t('loginsLead') : t('loginsNone')}</p>
      <ul className="space-y-3">
        {ways.logins.map((login) => (
          <li key={login.id}>
            <LoginRow login={login} isOpen={open === login.id} onOpen={() => setOpen(login.id)} />
            {open === login.id ? (
              <ProveForm
                {...{ hasPassword, submit: t('unbind'), onCancel: close, keyFor: keyFor('unbind') }}
                onSend={async (proof) => {
                  await http.post('blade-user/sign-in-way/unbind', { id: login.id, ...proof });
                  window.location.reload();
                }}
              >
                <p>{t('unbindText', { name: login.name })}</p>
              </ProveForm>
            ) : null}
          </li>
        ))}
      </ul>
      {ways.providers.map(({ code, name, isSimulated }) => (
        <div key={code}>
          <Button
            look="secondary"
            size="small"
            aria-expanded={open === `bind ${code}`}
            onClick={() => setOpen(`bind ${code}`)}
          >
            {t('bind', { name })}
            {isSimulated ? ` (${t('simulated')})` : ''}
          </Button>
          {open === `bind ${code}` ? (
            <ProveForm
              {...{ hasPassword, submit: t('bindGo', { name }), onCancel: close, keyFor: keyFor('bind') }}
              onSend={async (proof) => {
                const asked = { provider: code, ...proof };
                const { url } = await http.post<{ url: string }>('policy/gdgovesso/bind', asked);
                noteBinding(url);
                window.location.assign(url);
              }}
            />
          ) : null}
        </div>
      ))}
    </div>
  );
}

interface LoginRowProps {
  login: BoundLogin;
  isOpen: boolean;
  onOpen: () => void;
}

function LoginRow({ login, isOpen, onOpen }: LoginRowProps) {
  const t = useTranslations('personal');
  const { name, nickName, isUsable } = login;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span>
        {name} <span className="text-ink-faint">{maskedName(nickName)}</span>
      </span>
      {isUsable ? null : <span className="text-ink-faint">{t('loginOff')}</span>}
      <Button look="quiet" size="small" aria-expanded={isOpen} onClick={onOpen}>
        {t('unbind')}
        <span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}

/** Says once how a visit to a provider ended that was to tie a login. */
function BindingEnded() {
  const t = useTranslations('personal');
  const [end, setEnd] = useState<ReturnType<typeof takeBindingEnd>>(null);
  useEffect(() => {
    // It is in the browser alone, and told once: read when the page is there.
    const soon = setTimeout(() => setEnd(takeBindingEnd()));
    return () => clearTimeout(soon);
  }, []);
  if (!end) return null;
  if (!end.isTied) return <RefusalNotice refusal={end.text} className="" />;
  return (
    <Notice tone="good" role="status">
      {t('bound', { name: end.text })}
    </Notice>
  );
}

'use client';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { usePurpose } from '../../components/forms/use-purpose.tsx';
import { http } from '../../lib/browser/browser-session.ts';
import { maskedPhone } from '../../lib/browser/masked-phone.ts';
import { maskedEmail } from './own-account.ts';
import { OwnForm } from './own-form.tsx';

type Kind = 'phone' | 'email';

interface Asked {
  id: string;
  minutes: number;
  oldPlace: Kind | null;
}

/** Phone and e-mail, and how each is changed. */
export function ContactPlaces({ hasKey, ...places }: Record<Kind, string | null> & { hasKey: boolean }) {
  const t = useTranslations('personal');
  const [open, setOpen] = useState<Kind | null>(null);
  const shown = {
    phone: places.phone ? maskedPhone(places.phone) : t('none'),
    email: places.email ? maskedEmail(places.email) : t('none'),
  };
  return (
    <div className="space-y-4">
      {(['phone', 'email'] as const).map((kind) => (
        <div key={kind}>
          <div className="flex flex-wrap items-center gap-x-4">
            <span className="w-24 text-ink-faint">{t(kind)}</span>
            <span className="break-all">{shown[kind]}</span>
            <Button look="quiet" size="small" aria-expanded={open === kind} onClick={() => setOpen(kind)}>
              {t('change')}
              <span className="sr-only"> {t(kind)}</span>
            </Button>
          </div>
          {open === kind ? (
            <ContactChange key={kind} kind={kind} hasKey={hasKey} onCancel={() => setOpen(null)} />
          ) : null}
        </div>
      ))}
    </div>
  );
}

interface ContactChangeProps {
  kind: Kind;
  /** Whether the reader may prove himself by a key of his device. */
  hasKey: boolean;
  onCancel: () => void;
}

/** First what is new and the password or a key, then the codes that came there and where the reader was reached before. */
function ContactChange({ kind, hasKey, onCancel }: ContactChangeProps) {
  const t = useTranslations('personal');
  const purposeOf = usePurpose();
  const [asked, setAsked] = useState<Asked | null>(null);
  const field = t(kind);
  if (!asked)
    return (
      <div className="mt-3">
        <OwnForm
          submit={t('getCodes')}
          onCancel={onCancel}
          fields={[
            {
              ...{ name: 'value', label: t('newValue', { field }), hint: purposeOf(kind) },
              ...(kind === 'phone'
                ? { inputMode: 'tel', autoComplete: 'tel' }
                : { inputMode: 'email', autoComplete: 'email' }),
            },
            { name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
          ]}
          keyFor={hasKey ? 'contact' : undefined}
          onSend={async ({ value = '', password = '' }, key) => {
            const sent = { kind, value: value.trim(), ...(key ?? { password: hashPassword(password) }) };
            setAsked(await http.post<Asked>('blade-user/contact/ask', sent));
          }}
        />
        <p className="mt-3 text-sm text-ink-faint">{t('lost')}</p>
      </div>
    );
  const code = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const;
  const old = asked.oldPlace === 'phone' ? t('oldPhone') : t('oldEmail');
  return (
    <div className="mt-3 space-y-4">
      <Notice role="status">{t('sent', { minutes: asked.minutes })}</Notice>
      <OwnForm
        key={asked.id}
        submit={t('confirm')}
        onCancel={onCancel}
        fields={[
          { name: 'newCode', label: t('newCode', { field }), ...code },
          ...(asked.oldPlace ? [{ name: 'oldCode', label: old, ...code }] : []),
        ]}
        onSend={async ({ newCode = '', oldCode = '' }) => {
          await http.post('blade-user/contact/confirm', { id: asked.id, newCode, oldCode });
          window.location.reload();
        }}
      />
    </div>
  );
}

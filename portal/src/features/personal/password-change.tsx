'use client';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { refreshCookieHeader, siteKeys } from '@policy/shared/auth/storage/site.ts';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '../../components/actions/button.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { http } from '../../lib/browser/browser-session.ts';
import { OwnForm } from './own-form.tsx';

/** Replaces the reader's password; all his sessions end with it, and he signs in anew. */
export function PasswordChange() {
  const t = useTranslations('personal');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const change = async ({ oldPassword = '', newPassword = '', newPassword1 = '' }) => {
    // The old one goes as sign-in sends it, the new one in plain, so that the server can hold it to the policy.
    const sent = { oldPassword: hashPassword(oldPassword), newPassword, newPassword1 };
    const headers = { [refreshCookieHeader]: siteKeys.portal };
    await http.post('blade-user/update-password', sent, { headers });
    const { session } = await import('../../lib/browser/api-session.ts');
    session.end();
    window.location.replace(localHref(locale, '/login'));
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4">
        <span>{t('byPassword')}</span>
        <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('save')}
        </Button>
      </div>
      {isOpen ? (
        <div className="mt-3">
          <p className="mb-3 text-sm text-ink-faint">{t('passwordHint')}</p>
          <OwnForm
            submit={t('save')}
            onCancel={() => setOpen(false)}
            fields={[
              {
                ...{ name: 'oldPassword', label: t('oldPassword') },
                ...{ type: 'password', autoComplete: 'current-password' },
              },
              ...(['newPassword', 'newPassword1'] as const).map((name) => ({
                ...{ name, label: t(name), type: 'password', autoComplete: 'new-password' },
              })),
            ]}
            check={({ newPassword, newPassword1 }) =>
              newPassword === newPassword1 ? null : { fieldId: 'newPassword1', text: t('mismatch') }
            }
            onSend={change}
          />
        </div>
      ) : null}
    </div>
  );
}

'use client';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

import { OwnForm } from '../own-form.tsx';

interface ProveFormProps {
  hasPassword: boolean;
  submit: string;
  /** What happens once it is sent. */
  children?: ReactNode;
  fields?: ComponentProps<typeof OwnForm>['fields'];
  /** The password goes as sign-in sends it; empty for a reader who has none. */
  onSend: (password: string, values: Readonly<Record<string, string>>) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password before a way to sign in changes; who has none is told that a fresh sign-in proves him. */
export function ProveForm({ hasPassword, submit, children, fields = [], onSend, onCancel }: ProveFormProps) {
  const t = useTranslations('personal');
  const password = {
    ...{ name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
  };
  return (
    <div className="mt-3 space-y-3">
      {children}
      {hasPassword ? null : <p className="text-ink-soft">{t('signInAgain')}</p>}
      <OwnForm
        submit={submit}
        onCancel={onCancel}
        fields={[...fields, ...(hasPassword ? [password] : [])]}
        onSend={({ password: said, ...values }) => onSend(said ? hashPassword(said) : '', values)}
      />
    </div>
  );
}

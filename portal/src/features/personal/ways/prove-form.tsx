'use client';

import { hashPassword } from '@policy/shared/auth/credentials/password-hash.ts';
import type { SaidProof } from '@policy/shared/client/passkeys.ts';
import type { ProofPurpose } from '@policy/shared/contract/sign-in/proofs.ts';
import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';

import { OwnForm } from '../own-form.tsx';

interface ProveFormProps {
  hasPassword: boolean;
  submit: string;
  /** What happens once it is sent. */
  children?: ReactNode;
  fields?: ComponentProps<typeof OwnForm>['fields'];
  /** What the reader proves himself for, where he has a key of a device. */
  keyFor?: ProofPurpose | undefined;
  /** The password goes as sign-in sends it, empty for a reader who has none; or what his device signed. */
  onSend: (proof: SaidProof, values: Readonly<Record<string, string>>) => Promise<unknown>;
  onCancel: () => void;
}

/** Asks for the password, or a key of the reader's device, before a way to sign in changes; who has none is told that a fresh sign-in proves him. */
export function ProveForm({ hasPassword, children, fields = [], onSend, ...form }: ProveFormProps) {
  const t = useTranslations('personal');
  const password = {
    ...{ name: 'password', label: t('password'), type: 'password', autoComplete: 'current-password' },
  };
  return (
    <div className="mt-3 space-y-3">
      {children}
      {hasPassword ? null : <p className="text-ink-soft">{t('signInAgain')}</p>}
      <OwnForm
        {...form}
        fields={[...fields, ...(hasPassword ? [password] : [])]}
        onSend={({ password: said, ...values }, key) =>
          onSend(key ?? { password: said ? hashPassword(said) : '' }, values)
        }
      />
    </div>
  );
}

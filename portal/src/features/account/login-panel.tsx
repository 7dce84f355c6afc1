'use client';

import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';
import { useState } from 'react';

import { DemonstrationAccounts } from './demonstration-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondStepForm } from './second-step-form.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginPanelProps {
  tenantId: string | null;
  accounts: TenantInfo['accounts'];
  goTo: string;
}

/** The form, and beside it the accounts that a demonstration offers; choosing one fills the form in. */
export function LoginPanel({ tenantId, accounts, goTo }: LoginPanelProps) {
  const [typed, setTyped] = useState({ username: '', password: '' });
  const signingIn = useSignIn({ tenantId, goTo });
  const choose = ({ account, password }: LoginPanelProps['accounts'][number]) => {
    setTyped({ username: account, password });
    document.getElementById('captchaCode')?.focus();
  };
  return (
    <div className="script-only grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      {signingIn.ticket === null ? (
        <LoginForm asksTenant={tenantId === null} typed={typed} onType={setTyped} {...signingIn} />
      ) : (
        <SecondStepForm ticket={signingIn.ticket} goTo={goTo} onBack={signingIn.begin} />
      )}
      {accounts.length > 0 ? <DemonstrationAccounts accounts={accounts} onChoose={choose} /> : null}
    </div>
  );
}

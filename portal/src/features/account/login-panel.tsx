'use client';

import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { PasskeyButton } from './passkey/passkey-button.tsx';
import { DemonstrationAccounts } from './demonstration-accounts.tsx';
import { LoginForm } from './login-form.tsx';
import type { ProviderReturn } from './login-query.ts';
import { SignOnButtons } from './sign-on-buttons.tsx';
import { SignOnPart } from './sign-on-part.tsx';
import { SecondStepForm } from './second-step/second-step-form.tsx';
import { useSignIn } from './use-sign-in.ts';
import { useSignOn } from './use-sign-on.ts';

/** What the ways to sign in are told by their page. */
export interface LoginPanelProps {
  tenantId: string | null;
  accounts: TenantInfo['accounts'];
  goTo: string;
  providers: TenantInfo['providers'];
  /** What a provider sent this reader back with. */
  back: ProviderReturn;
  /** What somebody is told whom a provider knows and nobody here, where he may not register; null where he may. */
  strangerRefusal: string | null;
}

/** How many providers stand above the form: the provincial one. */
const first = 1;

/**
 * The province's way in, the form, other ways in, and beside them the accounts that a demonstration offers; choosing one
 * fills the form in.
 */
export function LoginPanel(props: LoginPanelProps) {
  const { tenantId, accounts, goTo, providers, back, strangerRefusal } = props;
  const t = useTranslations('account');
  const [typed, setTyped] = useState({ username: '', password: '' });
  const signingIn = useSignIn({ tenantId, goTo });
  const signingOn = useSignOn({ tenantId, goTo, back, strangerRefusal });
  const [passkeyTicket, setPasskeyTicket] = useState<string | null>(null);
  const ticket = signingIn.ticket ?? signingOn.ticket ?? passkeyTicket;
  const choose = ({ account, password }: LoginPanelProps['accounts'][number]) => {
    setTyped({ username: account, password });
    document.getElementById('captchaCode')?.focus();
  };
  return (
    <div className="script-only grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)]">
      {ticket === null ? (
        <div className="space-y-6">
          <SignOnPart providers={providers.slice(0, first)} signingOn={signingOn} />
          <LoginForm asksTenant={tenantId === null} typed={typed} onType={setTyped} {...signingIn} />
          <PasskeyButton {...{ goTo, tenantId, onTicket: setPasskeyTicket }} />
          {providers.length > first ? (
            <section aria-label={t('signOn.others')} className="space-y-3 border-t border-mist-200 pt-5">
              <h2 className="text-base text-ink-soft">{t('signOn.others')}</h2>
              <SignOnButtons look="secondary" providers={providers.slice(first)} {...signingOn} />
            </section>
          ) : null}
        </div>
      ) : (
        <SecondStepForm ticket={ticket} goTo={goTo} onBack={() => window.location.reload()} />
      )}
      {accounts.length > 0 ? <DemonstrationAccounts accounts={accounts} onChoose={choose} /> : null}
    </div>
  );
}

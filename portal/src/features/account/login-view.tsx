import type { TenantInfo } from '@policy/shared/client/sign-in-client.ts';
import { catalogue } from '@policy/shared/messages/catalogue.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import type { ProviderReturn } from './login-query.ts';
import { LoginPanel } from './login-panel.tsx';
import type { LoginPanelProps } from './login-panel.tsx';

interface LoginViewProps {
  /** The tenant that the host names; null where the reader has to say it. */
  tenant: TenantInfo | null;
  /** A path of this site, checked before. */
  returnTo: string | null;
  back: ProviderReturn;
  phone: string;
  /** Whether people may register here. */
  mayRegister: boolean;
}

/** Room for what comes once a script runs: the form, and below or beside it the accounts of a demonstration. */
function heightOf(tenant: TenantInfo | null) {
  if (!tenant) return 'min-h-[36.5rem]';
  if (tenant.providers.length > 0)
    return tenant.accounts.length > 0 ? 'min-h-[73.5rem] lg:min-h-[45.5rem]' : 'min-h-[38rem]';
  return tenant.accounts.length > 0 ? 'min-h-[66rem] lg:min-h-[37.9rem]' : 'min-h-[30.5rem]';
}

/** The sign-in page: what it is for, the form, and the accounts of a demonstration. */
export function LoginView({ tenant, returnTo, back, phone, mayRegister }: LoginViewProps) {
  const t = useTranslations('account.login');
  const locale = useLocale();
  return (
    <>
      <h1 className="mt-2 text-2xl md:text-3xl">{t('title')}</h1>
      <p className="mt-1 mb-6 max-w-reading text-lg text-ink-soft">{t('lead')}</p>
      <noscript>
        <Notice tone="warn">{t('noScript', { phone: phone })}</Notice>
      </noscript>
      <PortalTexts families={['account']}>
        <Hydrated label={t('loading')} lines={6} reserve={heightOf(tenant)}>
          <Panel
            tenant={tenant}
            goTo={returnTo ?? localHref(locale, '/')}
            back={back}
            strangerRefusal={mayRegister ? null : catalogue(locale).refusal['portal.closed']}
          />
        </Hydrated>
      </PortalTexts>
      {mayRegister ? <RegisterLink /> : null}
    </>
  );
}

function RegisterLink() {
  const t = useTranslations('account.login');
  return (
    <p className="mt-6">
      <a className="link" href={localHref(useLocale(), registerPath)}>
        {t('register')}
      </a>
    </p>
  );
}

/** The ways to sign in to a tenant; without one only an account is asked for. */
function Panel({
  tenant,
  ...rest
}: { tenant: TenantInfo | null } & Pick<LoginPanelProps, 'goTo' | 'back' | 'strangerRefusal'>) {
  const { tenantId = null, accounts = [], providers = [] } = tenant ?? {};
  return <LoginPanel {...{ tenantId, accounts, providers }} {...rest} />;
}

import type { PublishedAgreement } from '@policy/shared/contract/people/agreements.ts';
import type { ApplicantType } from '@policy/shared/contract/people/register.ts';
import { useLocale, useTranslations } from 'next-intl';

import { Notice } from '../../components/feedback/notice.tsx';
import type { Captcha } from '../../components/forms/captcha-field.tsx';
import { LinkTabs } from '../../components/navigation/link-tabs.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import type { RegisterState } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { askedAgreements } from './asked-agreements.ts';
import { RegisterForm } from './register-form.tsx';
import { StatusForm } from './status-form.tsx';

interface RegisterViewProps {
  state: RegisterState;
  type: ApplicantType;
  captcha: Captcha;
  /** Every text in force. */
  agreements: readonly PublishedAgreement[];
  /** What the reader is called who is signed in. */
  known: string | null;
}

/** The page with its three ways in: a company, a person, and how far a request has come. */
export function RegisterView({ state, type, captcha, agreements, known }: RegisterViewProps) {
  const t = useTranslations('register');
  const locale = useLocale();
  const action = localHref(locale, registerPath);
  const isStatus = state.view === 'status';
  const tabs = [
    ...(['enterprise', 'individual'] as const).map((one) => ({
      ...{ text: t(`tabs.${one}`), href: `${registerPath}?type=${one}`, current: !isStatus && type === one },
    })),
    { text: t('tabs.status'), href: `${registerPath}?view=status`, current: isStatus },
  ];
  const reason = state.status?.form ? (state.status.reason ?? '') : null;
  return (
    <>
      <LinkTabs label={t('tabs.label')} tabs={tabs} />
      <div className="mt-6 max-w-reading">
        {reason === null ? null : (
          <Notice tone="warn" role="status">
            {t('kept', { reason })}
          </Notice>
        )}
        <PortalTexts families={['register', 'purposes']}>
          {isStatus ? (
            <StatusForm state={state} captcha={captcha} action={action} />
          ) : (
            <RegisterForm
              state={state}
              type={type}
              captcha={captcha}
              action={action}
              agreements={askedAgreements(agreements, type, locale)}
              known={known}
            />
          )}
        </PortalTexts>
      </div>
    </>
  );
}

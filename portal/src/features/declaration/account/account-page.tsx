import { useLocale, useTranslations } from 'next-intl';

import { InBrowser } from '../../../components/feedback/in-browser.tsx';
import type { StepProps } from '../step-props.ts';
import { formRoom } from '../../../components/schema-form/form-room.ts';
import { accountValues } from '../draft-calls.ts';
import { LazyAccountConsent, LazyAccountStep } from '../lazy-steps.tsx';
import { StepHead } from '../step-head.tsx';
import { isToCorrect } from '../task-entries.ts';

/** The step that asks where the money shall go. */
export function AccountPage({ view, path }: StepProps) {
  const t = useTranslations('declaration.account');
  const locale = useLocale();
  const { application, mendRefs } = view;
  const isOpen = application.status !== 'supplement' || isToCorrect('account', mendRefs);
  return (
    <>
      <StepHead task="account" view={view} path={path} />
      <InBrowser
        families={['declaration', 'draft', 'receivingAccount', 'purposes', 'agreements', 'realName']}
        noScript={t('noScript')}
        loading={t('loading')}
        reserve={formRoom}
      >
        {isOpen && view.accountConsent ? (
          <LazyAccountConsent asked={view.accountConsent} />
        ) : (
          <LazyAccountStep
            id={application.id}
            initial={{ version: application.version, values: accountValues(application) }}
            known={{ applicant: application.companyName, masked: application.bankAccountMasked }}
            isOpen={isOpen}
            path={path}
            locale={locale}
          />
        )}
      </InBrowser>
    </>
  );
}

import type { CaseView } from '@policy/shared/contract/application/calls.ts';
import { applicationPath } from '@policy/shared/contract/application/paths.ts';
import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { AccountConsent } from '../../components/receiving-account/account-consent.tsx';
import { LevelledCall } from '../../components/real-name/levelled-call.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { declarationPath } from '../../lib/addresses/route-params.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { AccountCorrection } from './account-correction.tsx';

/** What the applicant may do now: go on, correct, give another account, take back. Nothing for anybody else. */
export function CaseActions({ view }: { view: CaseView }) {
  const t = useTranslations('processDetail.actions');
  const locale = useLocale();
  const { id, guideId, applyNo, status } = view.application;
  const can = new Set(view.actions);
  return (
    <div className="mt-6 space-y-4 empty:hidden print:hidden">
      {can.has('edit') ? (
        <Notice tone="warn" title={t(status === 'draft' ? 'draft' : 'supplement')}>
          <ButtonLink
            className="mt-2"
            href={localHref(locale, declarationPath({ guideId, applicationId: id }))}
          >
            {t(status === 'draft' ? 'resume' : 'correct')}
          </ButtonLink>
        </Notice>
      ) : null}
      {can.has('correctAccount') ? (
        <PortalTexts families={['processDetail', 'receivingAccount', 'purposes', 'agreements', 'realName']}>
          {view.accountConsent ? (
            <AccountConsent asked={view.accountConsent} />
          ) : (
            <AccountCorrection application={view.application} />
          )}
        </PortalTexts>
      ) : null}
      {can.has('withdraw') ? (
        <LevelledCall
          call={{ path: `${applicationPath}/withdraw`, body: { id } }}
          texts={{
            button: t('withdraw'),
            about: applyNo,
            title: t('withdrawTitle'),
            text: t('withdrawText', { applyNo }),
            confirm: t('withdrawConfirm'),
            busy: t('busy'),
            cancel: t('cancel'),
          }}
        />
      ) : null}
    </div>
  );
}

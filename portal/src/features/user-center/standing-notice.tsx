import { useLocale, useTranslations } from 'next-intl';

import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { Invitations } from './invitations.tsx';
import { JoinRequests } from './join-requests.tsx';
import type { Standing } from './load-standing.ts';
import { MissingConsents } from './missing-consents.tsx';
import { TakenCompanies } from './taken-companies.tsx';

/** Says that the account still waits, or why it was refused, and shows who asks to join the company. */
export function StandingNotice({ standing }: { standing: Standing }) {
  const t = useTranslations('userCenter.standing');
  const locale = useLocale();
  const { status, reason, joining, giving, invited, taken, consents } = standing;
  return (
    <>
      <MissingConsents rows={consents} />
      {status === 'pending' ? (
        <Notice tone="info" title={t('pending')}>
          {t('pendingText')}
        </Notice>
      ) : null}
      {status === 'refused' ? (
        <Notice tone="warn" title={t('refused', { reason: reason ?? '' })}>
          <a className="link" href={localHref(locale, `${registerPath}?view=status`)}>
            {t('again')}
          </a>
        </Notice>
      ) : null}
      {invited.length > 0 ? (
        <section aria-labelledby="invited" className="mb-10">
          <SectionHeading id="invited">{t('invitedTitle')}</SectionHeading>
          <PortalTexts families={['userCenter']}>
            <Invitations rows={invited} />
          </PortalTexts>
        </section>
      ) : null}
      {taken.length > 0 ? (
        <section aria-labelledby="taken" className="mb-10">
          <SectionHeading id="taken">{t('takenTitle')}</SectionHeading>
          <PortalTexts families={['userCenter']}>
            <TakenCompanies rows={taken} />
          </PortalTexts>
        </section>
      ) : null}
      {joining && joining.total > 0 ? (
        <section aria-labelledby="joining" className="mb-10">
          <SectionHeading id="joining">
            {t('joining')}
            <span className="text-base text-ink-faint">{joining.total}</span>
          </SectionHeading>
          <PortalTexts families={['userCenter']}>
            <JoinRequests rows={joining.records} giving={giving} />
          </PortalTexts>
        </section>
      ) : null}
    </>
  );
}

import { useLocale, useTranslations } from 'next-intl';

import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { isOpen } from '../../lib/texts/site.ts';
import type { Site } from '../../lib/texts/site.ts';
import { Invitations } from './invitations.tsx';
import type { Standing } from './load-standing.ts';
import { MissingConsents } from './missing-consents.tsx';
import { TakenCompanies } from './taken-companies.tsx';

interface StandingNoticeProps {
  standing: Standing;
  site: Pick<Site, 'closedFeatures'>;
}

/** Says that the account still waits, or why it was refused, and how many ask to join the company. */
export function StandingNotice({ standing, site }: StandingNoticeProps) {
  const t = useTranslations('userCenter.standing');
  const locale = useLocale();
  const { status, reason, joining, invited, taken, consents } = standing;
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
            {t(isOpen(site, 'registration') ? 'again' : 'ask')}
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
      {joining > 0 ? (
        <div className="mb-10">
          <Notice tone="info" title={t('joining', { count: joining })}>
            <LocalLink href="/user/basic/company#joining" className="link">
              {t('joiningLink')}
            </LocalLink>
          </Notice>
        </div>
      ) : null}
    </>
  );
}

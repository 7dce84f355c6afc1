import { useLocale, useTranslations } from 'next-intl';

import { SectionHeading } from '../../components/content/section-heading.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { registerPath } from '../../lib/addresses/register-state.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import { JoinRequests } from './join-requests.tsx';
import type { Standing } from './load-standing.ts';

/** Says that the account still waits, or why it was refused, and shows who asks to join the company. */
export function StandingNotice({ standing: { status, reason, joining } }: { standing: Standing }) {
  const t = useTranslations('userCenter.standing');
  const locale = useLocale();
  return (
    <>
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
      {joining && joining.total > 0 ? (
        <section aria-labelledby="joining" className="mb-10">
          <SectionHeading id="joining">
            {t('joining')}
            <span className="text-base text-ink-faint">{joining.total}</span>
          </SectionHeading>
          <PortalTexts families={['userCenter']}>
            <JoinRequests rows={joining.records} />
          </PortalTexts>
        </section>
      ) : null}
    </>
  );
}

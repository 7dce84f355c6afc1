import type { itemGuide } from '@policy/shared/contract/entities/content/item-guide.ts';
import type { ListRowOf } from '@policy/shared/contract/kit/entity.ts';
import { useLocale, useNow, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { NextBatch } from '../../components/content/next-batch.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Hydrated } from '../../components/feedback/hydrated.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { SessionRenewal } from '../../components/session/session-renewal.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { signInHref } from '../../lib/addresses/return-address.ts';
import { casePath, declarationPath } from '../../lib/addresses/route-params.ts';
import { PortalTexts } from '../../lib/texts/portal-texts.tsx';
import type { Entry } from './entry.ts';
import { StartButton } from './start-button.tsx';

interface EntryPanelProps {
  guide: ListRowOf<typeof itemGuide>;
  entry: Entry;
}

/** The way in, or the sentence that says why there is none. */
export function EntryPanel({ guide, entry }: EntryPanelProps) {
  const t = useTranslations('application.entry');
  return (
    <aside className="rounded-lg border border-line bg-mist-50 p-5 lg:sticky lg:top-6">
      {guide.applyEnd ? (
        <p className="mb-4">
          <span className="block text-sm text-ink-faint">{t('until')}</span>
          <strong className="text-xl">
            <DateText value={guide.applyEnd} />
          </strong>
        </p>
      ) : null}
      <WayIn guide={guide} entry={entry} />
    </aside>
  );
}

function WayIn({ guide, entry }: EntryPanelProps) {
  const t = useTranslations('application.entry');
  const locale = useLocale();
  const { id: guideId, processDefKey } = guide;
  if (entry.kind === 'new') {
    return (
      <PortalTexts families={['application']}>
        <noscript>
          <Notice tone="warn">{t('noScript')}</Notice>
        </noscript>
        <Hydrated label={t('loading')} lines={2}>
          <StartButton guideId={guideId} processDefKey={processDefKey} />
        </Hydrated>
      </PortalTexts>
    );
  }
  if (entry.kind === 'draft') {
    const { applicationId } = entry;
    return (
      <>
        <p className="mb-3">{t('draft', { applyNo: entry.applyNo })}</p>
        <ButtonLink
          size="large"
          iconAfter="arrow-right"
          className="w-full"
          href={localHref(locale, declarationPath({ guideId, applicationId, processDefKey }))}
        >
          {t('resume')}
        </ButtonLink>
      </>
    );
  }
  return <StandsInFront guide={guide} entry={entry} />;
}

function StandsInFront({ guide, entry }: EntryPanelProps) {
  const t = useTranslations('application.entry');
  const locale = useLocale();
  const now = useNow();
  if (entry.kind === 'repeated') {
    return (
      <>
        <Notice tone="warn">{t('repeated', { applyNo: entry.applyNo })}</Notice>
        <ButtonLink
          look="secondary"
          className="mt-4 w-full"
          href={localHref(locale, casePath(entry.applicationId))}
        >
          {t('seeCase')}
        </ButtonLink>
      </>
    );
  }
  const signIn = <SignIn href={signInHref(locale, `/policyitemguide/application?id=${guide.id}`)} />;
  if (entry.kind === 'guest') return signIn;
  if (entry.kind === 'expired') return <SessionRenewal waiting={t('renewing')}>{signIn}</SessionRenewal>;
  if (entry.kind === 'offline') return <Notice tone="neutral">{t('offline')}</Notice>;
  if (entry.kind === 'applyFree') return <Notice tone="neutral">{t('applyFree')}</Notice>;
  return (
    <Notice tone="neutral">
      {t('closed')} <NextBatch {...guide} now={now} />
    </Notice>
  );
}

function SignIn({ href }: { href: string }) {
  const t = useTranslations('application.entry');
  return (
    <>
      <p className="mb-3 text-ink-soft">{t('guest')}</p>
      <ButtonLink size="large" href={href} className="w-full">
        {t('signIn')}
      </ButtonLink>
    </>
  );
}

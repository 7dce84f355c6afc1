import { useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { NextBatch } from '../../components/content/next-batch.tsx';
import { TideBar } from '../../components/content/tide-bar.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { GuideCap } from './guide-cap.tsx';
import { canApply } from './guide-rows.ts';
import type { GuideContact, GuideRelated, GuideRow } from './guide-rows.ts';
import { GuideReminder } from '../../components/related/guide-reminder.tsx';
import { WindowTag } from '../../components/related/window-tag.tsx';

interface GuideSummaryProps {
  row: GuideRow;
  related: Pick<GuideRelated, 'agency' | 'contact'>;
  now: Date;
}

/** The head of a guide: what it gives, how much at most, until when, and the way in. */
export function GuideSummary({ row, related, now }: GuideSummaryProps) {
  const locale = useLocale();
  return (
    <header className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col">
        <p className="flex flex-wrap gap-2 max-md:order-last max-md:mt-3">
          <WindowTag state={row.windowStatus} />
          <Tag tone={row.isMsjx === 1 ? 'good' : 'neutral'}>
            {choiceText(locale, 'itemGuide.fulfilMode', row.fulfilMode)}
          </Tag>
          <Tag>{choiceText(locale, 'itemGuide.supportMode', row.supportMode)}</Tag>
        </p>
        <h1 className="text-2xl md:mt-3 md:text-3xl">
          <Bilingual zh={row.title} en={row.titleEn} />
        </h1>
        <p className="mt-1 text-ink-faint">
          {related.agency.name} · {row.itemCode}
        </p>
        <p className="mt-5 max-w-reading border-s-4 border-wave-200 ps-4 text-xl">
          <Bilingual zh={row.standard} en={row.standardEn ?? null} />
        </p>
      </div>
      <WindowPanel row={row} contact={related.contact} now={now} />
    </header>
  );
}

interface WindowProps {
  row: GuideRow;
  contact: GuideContact;
  now: Date;
}

function WindowPanel({ row, contact, now }: WindowProps) {
  const t = useTranslations('itemGuide');
  const applyFree = useTranslations('applyFree');
  const locale = useLocale();
  return (
    <div className="rounded-lg border border-line bg-mist-50 p-5">
      {row.amountCapWan ? <GuideCap wan={row.amountCapWan} className="text-3xl whitespace-nowrap" /> : null}
      {row.applyStart && row.applyEnd ? (
        <div className="mt-4">
          <p className="mb-1 text-sm text-ink-faint">
            {row.isMsjx === 1 ? applyFree('comparison') : t('window')}
          </p>
          <TideBar start={row.applyStart} end={row.applyEnd} now={now} />
          <GuideReminder guide={row} now={now} />
        </div>
      ) : null}
      <div className={classNames('print:hidden', canApply(row) ? 'thumb-bar md:mt-5' : 'mt-5')}>
        {canApply(row) ? (
          <ButtonLink
            size="large"
            iconAfter="arrow-right"
            className="w-full"
            href={localHref(locale, `/policyitemguide/application?id=${row.id}`)}
            rel="nofollow"
          >
            {t('apply')}
          </ButtonLink>
        ) : (
          <WhyNot row={row} contact={contact} now={now} />
        )}
      </div>
    </div>
  );
}

/** Says why there is no button, and what to do instead. */
function WhyNot({ row, contact: { address }, now }: WindowProps) {
  const t = useTranslations('itemGuide.whyNot');
  if (row.isMsjx === 1) return <Notice tone="good">{t('applyFree')}</Notice>;
  if (row.windowStatus === 'upcoming') {
    return <Notice>{t.rich('upcoming', { date: () => <DateText value={row.applyStart} /> })}</Notice>;
  }
  if (row.windowStatus === 'suspended') return <Notice tone="neutral">{t('suspended')}</Notice>;
  if (row.windowStatus === 'closed')
    return (
      <Notice tone="neutral">
        {t('closed')} <NextBatch {...row} now={now} />
      </Notice>
    );
  return (
    <Notice tone="neutral">
      {address ? t.rich('offline', { address: () => <Bilingual {...address} /> }) : t('counter')}
    </Notice>
  );
}

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DaysLeft } from '../../components/content/days-left.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { GuideCap } from './guide-cap.tsx';
import { isOpen, type GuideRow as Row } from './guide-rows.ts';
import { GuideWay } from './guide-way.tsx';
import { WindowDates } from './window-dates.tsx';
import { WindowTag } from '../../components/related/window-tag.tsx';

interface GuideRowProps {
  row: Row;
  agencyName: string;
  now: Date;
  /** The box that chooses it to be compared, in a list that has the form for that. */
  compare?: ReactNode;
}

/** One item in a list: what it gives in large type, until when, by whom, and the way to it. */
export function GuideRow({ row, agencyName, now, compare }: GuideRowProps) {
  const t = useTranslations('itemGuide');
  const locale = useLocale();
  return (
    <article className="mb-4 grid gap-x-8 gap-y-4 rounded-lg border border-line bg-paper p-5 md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-2">
          <WindowTag state={row.windowStatus} />
          {isOpen(row) && row.applyEnd ? <DaysLeft until={row.applyEnd} now={now} /> : null}
          <Tag>{choiceText(locale, 'itemGuide.supportMode', row.supportMode)}</Tag>
        </p>
        <h2 className="mt-2.5 text-xl">
          <LocalLink href={guideHref(row)} className="title-link">
            <Bilingual zh={row.title} en={row.titleEn} />
          </LocalLink>
        </h2>
        <p className="mt-1.5 line-clamp-3 text-lg text-ink-soft">
          <Bilingual zh={row.standard} en={row.standardEn ?? null} />
        </p>
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-faint">
          <span>{agencyName}</span>
          <WindowDates row={row} />
          {row.promiseDays ? <span>{t('promise', { days: row.promiseDays })}</span> : null}
        </p>
        {compare}
      </div>
      <div className="flex flex-col justify-between gap-3 border-line max-md:border-t max-md:pt-4 md:border-s md:ps-6">
        <Cap row={row} />
        <GuideWay row={row} />
      </div>
    </article>
  );
}

function Cap({ row }: { row: Row }) {
  const t = useTranslations('itemGuide');
  if (!row.amountCapWan) return <p className="text-ink-soft">{t('noCap')}</p>;
  return <GuideCap wan={row.amountCapWan} className="text-2xl [&:lang(en)]:text-xl" />;
}

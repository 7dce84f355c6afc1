import { useFormatter, useLocale, useTranslations } from 'next-intl';

import { ButtonLink } from '../../components/actions/button.tsx';
import { Amount } from '../../components/content/amount.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { DaysLeft } from '../../components/content/days-left.tsx';
import { SectionHeading } from '../../components/content/section-heading.tsx';
import { wireDate } from '../../components/content/wire-date.ts';
import { StatePanel } from '../../components/feedback/state-panel.tsx';
import { EmptyScene } from '../../components/illustrations/scenes.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { CalendarLink } from '../../components/related/calendar-link.tsx';
import { localHref } from '../../i18n/local-href.ts';
import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { nameOf } from '../../lib/texts/reference-names.ts';
import type { HomeContent } from './home-rows.ts';

/** What is open now, like a board of departures: next deadline first. */
export function Departures({ content, now }: { content: HomeContent; now: Date }) {
  const t = useTranslations('home.departures');
  const locale = useLocale();
  const { openGuides, counts } = content;
  return (
    <section aria-labelledby="departures">
      <SectionHeading id="departures" aside={<p className="text-ink-faint">{t('order')}</p>}>
        {t('title')}
      </SectionHeading>
      {openGuides.length === 0 ? (
        <StatePanel title={t('none')} text={t('noneHint')} scene={<EmptyScene />} />
      ) : (
        <ol className="border-t-2 border-wave-600">
          {openGuides.map((guide) => (
            <Departure
              key={guide.id}
              guide={guide}
              agencyName={nameOf(content.agencies, guide.agencyId, locale)}
              now={now}
            />
          ))}
        </ol>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        <ButtonLink look="secondary" iconAfter="arrow-right" href={localHref(locale, '/policyitemguide')}>
          {t('all', { count: counts.open })}
        </ButtonLink>
        <CalendarLink file="deadlines" text="all" />
      </p>
    </section>
  );
}

interface DepartureProps {
  guide: HomeContent['openGuides'][number];
  agencyName: string;
  now: Date;
}

function Departure({ guide, agencyName, now }: DepartureProps) {
  const t = useTranslations('home.departures');
  return (
    <li className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line py-3.5 hover:bg-mist-50 sm:grid-cols-[4.5rem_minmax(0,1fr)_auto]">
      <Deadline day={guide.applyEnd} />
      <div className="min-w-0">
        <h3 className="text-lg leading-snug">
          <LocalLink href={guideHref(guide)} className="title-link after:absolute after:inset-0">
            <Bilingual zh={guide.title} en={guide.titleEn} />
          </LocalLink>
        </h3>
        <p className="mt-0.5 line-clamp-1 text-ink-faint">{agencyName}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:col-start-2 sm:flex-col sm:items-end">
        {guide.amountCapWan ? (
          <span className="whitespace-nowrap">
            <span className="text-sm text-ink-faint">{t('cap')} </span>
            <strong className="text-lg">
              <Amount wan={guide.amountCapWan} brief />
            </strong>
          </span>
        ) : null}
        {guide.applyEnd ? <DaysLeft until={guide.applyEnd} now={now} /> : null}
      </div>
    </li>
  );
}

/** The deadline as a leaf of a calendar: the day large, the month above it. */
function Deadline({ day }: { day: string | null | undefined }) {
  const t = useTranslations('home.departures');
  const format = useFormatter();
  const date = wireDate(day);
  if (!date || !day) return <p className="text-center text-sm text-ink-soft">{t('always')}</p>;
  return (
    <time
      dateTime={day}
      className="block rounded-md border border-line bg-paper py-1 text-center leading-tight max-sm:row-span-2 max-sm:self-start"
    >
      <span className="block text-sm text-ink-faint">{format.dateTime(date, { month: 'short' })}</span>
      <span className="block text-2xl font-bold">
        {date.toLocaleDateString('en', { day: 'numeric', timeZone: 'Asia/Shanghai' })}
      </span>
      <span className="sr-only">{t('deadline')}</span>
    </time>
  );
}

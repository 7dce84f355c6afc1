import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { KeyValueList } from '../../components/content/key-value-list.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { CalendarLink } from '../../components/related/calendar-link.tsx';
import type { Chain } from '../../lib/chain/chain.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { NoticeDetail } from './notice-rows.ts';

/** What a notice comes down to: its kind, until when, who says it, what it rests on. */
export function NoticeFacts({ row, chain }: { row: NoticeDetail; chain: Chain }) {
  const t = useTranslations('notice');
  const locale = useLocale();
  const [basis] = chain.clause;
  const rows = [
    { term: t('type'), value: choiceText(locale, 'policyNotice.type', row.type) },
    ...(row.deadline ? [{ term: t('deadline'), value: <DateText value={row.deadline} /> }] : []),
    { term: t('agency'), value: <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} /> },
    { term: t('publishDate'), value: <DateText value={row.publishDate} /> },
    ...(basis
      ? [
          {
            term: t('policy'),
            value: (
              <LocalLink href={basis.href} className="link">
                <Bilingual zh={basis.title} en={basis.titleEn ?? null} />
              </LocalLink>
            ),
          },
        ]
      : []),
  ];
  return (
    <aside aria-label={t('facts')} className="rounded-lg border border-line bg-mist-50 p-5">
      <KeyValueList rows={rows} />
      {row.deadlineStatus === 'open' ? (
        <p className="mt-3">
          <CalendarLink file="notice" id={row.id} text="deadline" />
        </p>
      ) : null}
    </aside>
  );
}

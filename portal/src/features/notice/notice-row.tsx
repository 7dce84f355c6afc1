import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { noticeHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import { DeadlineTag } from './deadline-tag.tsx';
import type { NoticeRow as Row } from './notice-rows.ts';

/** One notice in a list: its kind, title, who says it and when, and until when something can be done about it. */
export function NoticeRow({ row, now }: { row: Row; now: Date }) {
  const t = useTranslations('notice');
  const locale = useLocale();
  return (
    <article className="border-b border-line py-5">
      <h2 className="text-lg">
        <LocalLink href={noticeHref(row.id)} className="title-link">
          <Bilingual zh={row.title} en={row.titleEn} />
        </LocalLink>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
        <span>
          <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} />
        </span>
        <span>
          {t('published')} <DateText value={row.publishDate} />
        </span>
        {row.deadline ? (
          <span>
            {t('until')} <DateText value={row.deadline} />
          </span>
        ) : null}
      </p>
      <p className="mt-2 line-clamp-2 max-w-reading text-ink-soft">
        <Bilingual zh={row.summary} en={row.summaryEn} />
      </p>
      <p className="mt-2.5 flex flex-wrap gap-2">
        <Tag tone="info">{choiceText(locale, 'policyNotice.type', row.type)}</Tag>
        {row.isTop === 1 ? <Tag>{t('onTop')}</Tag> : null}
        <DeadlineTag row={row} now={now} />
      </p>
    </article>
  );
}

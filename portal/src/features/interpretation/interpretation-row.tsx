import { useLocale, useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { Tag } from '../../components/feedback/tag.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { interpretationHref, policyHref } from '../../lib/addresses/content-hrefs.ts';
import { choiceText } from '../../lib/texts/choice-text.ts';
import type { InterpretationRow as Row } from './interpretation-rows.ts';

/** One interpretation in a list: its form, what it explains, and the way to the policy itself. */
export function InterpretationRow({ row }: { row: Row }) {
  const t = useTranslations('interpretation');
  const locale = useLocale();
  return (
    <article className="border-b border-line py-5">
      <h2 className="text-lg">
        <LocalLink href={interpretationHref(row.id)} className="title-link">
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
        {row.policyTitle ? (
          <LocalLink href={policyHref(row.policyId)} className="link">
            <Bilingual zh={row.policyTitle} en={row.policyTitleEn} />
          </LocalLink>
        ) : null}
      </p>
      <p className="mt-2 line-clamp-2 max-w-reading text-ink-soft">
        <Bilingual zh={row.summary} en={row.summaryEn} />
      </p>
      <p className="mt-2.5">
        <Tag tone="info">{choiceText(locale, 'interpretation.form', row.form)}</Tag>
      </p>
    </article>
  );
}

import { useTranslations } from 'next-intl';

import { Bilingual } from '../../components/content/bilingual.tsx';
import { DateText } from '../../components/content/date-text.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { ValidityTag } from '../../components/related/validity-tag.tsx';
import { policyHref, ruleHref } from '../../lib/addresses/content-hrefs.ts';
import type { RuleRow as Row } from './rule-rows.ts';

/** One detailed rule in a list: its number, the policy that it carries out, whether it holds. */
export function RuleRow({ row }: { row: Row }) {
  const t = useTranslations('detailedRule');
  return (
    <article className="border-b border-line py-5">
      <h2 className="text-lg">
        <LocalLink href={ruleHref(row.id)} className="title-link">
          <Bilingual zh={row.title} en={row.titleEn} />
        </LocalLink>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-faint">
        {row.docNo ? <span lang="zh-CN">{row.docNo}</span> : null}
        <span>
          <Bilingual zh={row.agencyName ?? ''} en={row.agencyNameEn} />
        </span>
        <span>
          {t('published')} <DateText value={row.publishDate} />
        </span>
      </p>
      <p className="mt-2 line-clamp-2 max-w-reading text-ink-soft">
        <Bilingual zh={row.summary} en={row.summaryEn} />
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ValidityTag validity={row.validity} />
        {row.policyTitle ? (
          <span className="text-sm">
            {t('policy')}{' '}
            <LocalLink href={policyHref(row.policyId)} className="link">
              <Bilingual zh={row.policyTitle} en={row.policyTitleEn} />
            </LocalLink>
          </span>
        ) : null}
      </p>
    </article>
  );
}

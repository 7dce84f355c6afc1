import { useLocale, useTranslations } from 'next-intl';

import { RichText } from '../../components/content/rich-text.tsx';
import { Notice } from '../../components/feedback/notice.tsx';
import { Icon } from '../../components/icons/icon.tsx';
import { Bilingual } from '../../components/content/bilingual.tsx';
import { LocalLink } from '../../components/navigation/local-link.tsx';
import { guideHref } from '../../lib/addresses/content-hrefs.ts';
import { guidesOfClause, type ClauseRow, type PolicyRelated } from './policy-related.ts';

interface PolicyClausesProps {
  body: string;
  related: PolicyRelated;
}

/** The anchor of a clause, stable as long as its place is. */
export const clauseAnchor = (clause: ClauseRow) => `c-${String(clause.sort)}`;

/** The text of the document, clause by clause with a way from each to what can be had by it. */
export function PolicyClauses({ body, related }: PolicyClausesProps) {
  const t = useTranslations('policy');
  const locale = useLocale();
  return (
    <section aria-label={t('parts.body')}>
      {locale === 'en' ? (
        <div className="mb-6">
          <Notice tone="neutral">{t('chineseOnly')}</Notice>
        </div>
      ) : null}
      {related.clauses.length > 0 ? (
        related.clauses.map((clause) => <Clause key={clause.id} clause={clause} related={related} />)
      ) : (
        <RichText html={body} lang="zh-CN" />
      )}
    </section>
  );
}

function Clause({ clause, related }: { clause: ClauseRow; related: PolicyRelated }) {
  const guides = guidesOfClause(clause, related);
  return (
    <section id={clauseAnchor(clause)} className="mb-8 scroll-mt-6">
      <h2 lang="zh-CN" className="mb-2 flex gap-3 text-lg">
        <span className="shrink-0 text-wave-600">{clause.clauseNo}</span>
        <span>{clause.title}</span>
      </h2>
      <RichText html={clause.content} lang="zh-CN" />
      {guides.length > 0 ? <ClauseGuides guides={guides} /> : null}
    </section>
  );
}

function ClauseGuides({ guides }: { guides: PolicyRelated['guides'] }) {
  const t = useTranslations('policy');
  return (
    <ul className="mt-3 max-w-reading space-y-2 print:hidden">
      {guides.map((guide) => (
        <li key={guide.id}>
          <LocalLink
            href={guideHref(guide)}
            className="flex min-h-11 items-center gap-2 rounded-md border border-jade-200 bg-jade-50 px-4 py-2 text-jade-700 no-underline hover:underline"
          >
            <Icon name="check-circle" />
            <span className="grow">
              <strong>{t('fulfillable')}</strong> <Bilingual zh={guide.title} en={guide.titleEn} />
            </span>
            <Icon name="arrow-right" />
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

import { useTranslations } from 'next-intl';

import { Bilingual } from '../../../components/content/bilingual.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LocalLink } from '../../../components/navigation/local-link.tsx';
import { guideHref } from '../../../lib/addresses/content-hrefs.ts';
import { guideList } from '../guide-query.ts';
import { GuideWay } from '../guide-way.tsx';
import { useComparedFacts, type ComparedGuide } from './compare-rows.tsx';

interface CompareViewProps {
  guides: readonly ComparedGuide[];
  /** Whether more were chosen than are shown. */
  hasMore: boolean;
}

/** Guides side by side: a column for each, a row for what they are compared in. */
export function CompareView({ guides, hasMore }: CompareViewProps) {
  const t = useTranslations('itemGuide.compare');
  if (guides.length < 2)
    return (
      <EmptyState
        title={t('tooFew')}
        hint={t('hint')}
        suggestions={[{ text: t('backToList'), href: guideList.path }]}
      />
    );
  return (
    <>
      {hasMore ? <Notice>{t('tooMany')}</Notice> : null}
      <div
        role="region"
        aria-label={t('title')}
        // Columns that do not fit are reached by whoever has no mouse.
        tabIndex={0}
        className="mt-4 overflow-x-auto"
      >
        <table className="w-full border-collapse text-start">
          <caption className="sr-only">{t('title')}</caption>
          <thead>
            <tr className="border-b-2 border-wave-600 bg-mist-50">
              <th scope="col" className="w-28 min-w-24 px-3 py-2.5 text-start text-sm font-semibold">
                {t('fact')}
              </th>
              {guides.map(({ row }) => (
                <th key={row.id} scope="col" className="min-w-56 px-3 py-2.5 text-start align-top">
                  <LocalLink href={guideHref(row)} className="link">
                    <Bilingual zh={row.title} en={row.titleEn} />
                  </LocalLink>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Facts guides={guides} />
            <Ways guides={guides} />
          </tbody>
        </table>
      </div>
      <p className="mt-6 print:hidden">
        <LocalLink href={guideList.path} className="link">
          {t('backToList')}
        </LocalLink>
      </p>
    </>
  );
}

function Facts({ guides }: Pick<CompareViewProps, 'guides'>) {
  const facts = useComparedFacts();
  return facts.map(({ key, term, of }) => (
    <tr key={key} className="border-b border-line">
      <th scope="row" className="px-3 py-2.5 text-start align-top text-sm font-semibold text-ink-soft">
        {term}
      </th>
      {guides.map((guide) => (
        <td key={guide.row.id} className="px-3 py-2.5 align-top">
          {of(guide) ?? '—'}
        </td>
      ))}
    </tr>
  ));
}

/** The way on from each guide. */
function Ways({ guides }: Pick<CompareViewProps, 'guides'>) {
  return (
    <tr className="print:hidden">
      <td />
      {guides.map(({ row }) => (
        <td key={row.id} className="px-3 py-4">
          <GuideWay row={row} />
        </td>
      ))}
    </tr>
  );
}

import { longestKeyword } from '@policy/shared/contract/portal/search.ts';
import type { SearchPage } from '@policy/shared/contract/portal/search.ts';
import { useTranslations } from 'next-intl';

import { Notice } from '../../components/feedback/notice.tsx';
import { ResultRow } from './result-row.tsx';

/** What the reader is to know of how his words were taken: corrected, cut, or in part not understood. */
export function SearchNotes({ page: { suggestion, isCut, ignored } }: { page: SearchPage }) {
  const t = useTranslations('search');
  return (
    <>
      {suggestion ? <Notice tone="info">{t('didYouMean', { suggestion })}</Notice> : null}
      {isCut ? <Notice tone="info">{t('cut', { count: longestKeyword })}</Notice> : null}
      {ignored.length > 0 ? (
        <Notice tone="info">{t('ignored', { values: ignored.map(({ value }) => value).join(' ') })}</Notice>
      ) : null}
    </>
  );
}

/** The row whose own number or code was typed. */
export function ExactResult({ exact }: { exact: SearchPage['exact'] }) {
  const t = useTranslations('search');
  if (!exact) return null;
  return (
    <section
      aria-labelledby="exact"
      className="mb-4 rounded-lg border-2 border-wave-600 bg-wave-50 px-5 pt-4"
    >
      <h2 id="exact" className="text-base text-wave-700">
        {t('exact')}
      </h2>
      <ResultRow record={exact} />
    </section>
  );
}

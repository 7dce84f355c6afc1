import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { entrySorts, entryState } from './entry-choice.ts';
import type { EntryQuery } from './entry-choice.ts';
import type { PublicityDetail } from './publicity-rows.ts';

/** A list that is seen at a glance asks for no search. */
const fewest = 5;

interface EntryChoiceProps {
  row: Pick<PublicityDetail, 'id'>;
  query: EntryQuery;
  /** How many lines the list has, and how many of them fit. */
  total: number;
  count: number;
}

/** Narrows the lines of a list by words, and orders them, by plain forms. */
export function EntryChoice({ row, query, total, count }: EntryChoiceProps) {
  const t = useTranslations('publicityList.entryChoice');
  if (total <= fewest) return null;
  const { keyword = '', sort } = query;
  const action = publicityList.publicPage;
  const state = entryState(row.id, query);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox
          id="entry-search"
          label={t('label')}
          action={action}
          value={keyword}
          state={{ ...state, sort }}
          className="max-w-reading grow"
        />
        <SortSelect
          action={action}
          value={sort}
          options={entrySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          state={{ ...state, keyword }}
        />
      </div>
      {keyword ? (
        <p role="status" className="mb-3 text-ink-soft">
          {t('found', { count, total })}
        </p>
      ) : null}
    </>
  );
}

/** Says that no line fits, and leads back to all of them. */
export function NoEntries({ row, query, total }: Omit<EntryChoiceProps, 'count'>) {
  const t = useTranslations('publicityList.entryChoice');
  const address = new URLSearchParams(entryState(row.id, query)).toString();
  const suggestions = [{ text: t('all', { total }), href: `${publicityList.publicPage}?${address}` }];
  return <EmptyState title={t('none')} suggestions={suggestions} />;
}

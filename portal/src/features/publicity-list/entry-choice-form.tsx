import { publicityList } from '@policy/shared/contract/entities/content/publicity-list.ts';
import { useTranslations } from 'next-intl';

import { SearchBox } from '../../components/navigation/search-box.tsx';
import { SortSelect } from '../../components/navigation/sort-select.tsx';
import { chosenEntries, entrySorts } from './entry-choice.ts';
import type { EntryQuery } from './entry-choice.ts';
import type { PublicityDetail, PublicityRelated } from './publicity-rows.ts';

/** A list that is seen at a glance asks for no search. */
const fewest = 5;

interface EntryChoiceProps {
  row: Pick<PublicityDetail, 'id'>;
  related: Pick<PublicityRelated, 'entries'>;
  query: EntryQuery;
}

/** Narrows the lines of a list by words, and orders them, by plain forms. */
export function EntryChoice({ row: { id }, related: { entries }, query }: EntryChoiceProps) {
  const t = useTranslations('publicityList.entryChoice');
  if (entries.length <= fewest) return null;
  const { keyword = '', sort } = query;
  const action = publicityList.publicPage;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <SearchBox
          id="entry-search"
          label={t('label')}
          action={action}
          value={keyword}
          state={{ id, sort }}
          className="max-w-reading grow"
        />
        <SortSelect
          action={action}
          value={sort}
          options={entrySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          state={{ id, keyword }}
        />
      </div>
      {keyword ? (
        <p role="status" className="mb-3 text-ink-soft">
          {t('found', { count: chosenEntries(entries, query).length, total: entries.length })}
        </p>
      ) : null}
    </>
  );
}

import { useTranslations } from 'next-intl';

import { SearchBox } from '../../components/navigation/search-box.tsx';
import { searchList } from '../../lib/lists/search-list.ts';
import type { SearchQuery } from '../../lib/lists/search-list.ts';

/** The box of the search: other words begin anew, without the filters of the words before. */
export function WholeSearch({ query }: { query: Pick<SearchQuery, 'keyword'> }) {
  const t = useTranslations('search');
  return (
    <SearchBox
      isWhole
      id="whole-search"
      label={t('label')}
      action={searchList.path}
      value={query.keyword ?? ''}
      className="mb-3"
    />
  );
}

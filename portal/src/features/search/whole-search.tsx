import { useTranslations } from 'next-intl';

import { SearchBox } from '../../components/navigation/search-box.tsx';
import { searchList } from '../../lib/lists/search-list.ts';
import type { SearchQuery } from '../../lib/lists/search-list.ts';

interface WholeSearchProps {
  query: Pick<SearchQuery, 'keyword'>;
  /** Titles are offered while somebody types. */
  suggests: boolean;
}

/** The box of the search: other words begin anew, without the filters of the words before. */
export function WholeSearch({ query, suggests }: WholeSearchProps) {
  const t = useTranslations('search');
  return (
    <SearchBox
      isWhole={suggests}
      id="whole-search"
      label={t('label')}
      action={searchList.path}
      value={query.keyword ?? ''}
      className="mb-3"
    />
  );
}

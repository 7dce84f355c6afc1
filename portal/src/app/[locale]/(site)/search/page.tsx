import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../components/shell/page-body.tsx';
import { loadResults } from '../../../../features/search/load-search.ts';
import { SearchView } from '../../../../features/search/search-view.tsx';
import { WholeSearch } from '../../../../features/search/whole-search.tsx';
import { WordLinks } from '../../../../features/search/word-links.tsx';
import { loadSite } from '../../../../lib/server-reads/site.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { existingPage } from '../../../../lib/lists/existing-page.ts';
import { searchQuery } from '../../../../lib/lists/search-list.ts';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';
import { loadHotWords } from '../../../../lib/server-reads/hot-words.ts';
import { isOpen } from '../../../../lib/texts/site.ts';

interface SearchPageProps {
  searchParams: SearchParams;
}

/** Title and description of the page; search engines have what it finds. */
export async function generateMetadata({ searchParams }: SearchPageProps): Promise<Metadata> {
  const [{ keyword }, t] = await Promise.all([
    readSearchParams(searchQuery, searchParams),
    getTranslations('search'),
  ]);
  const title = keyword ? t('titleOf', { keyword }) : t('title');
  return pageMetadata({ title, description: t('description'), isHidden: true });
}

/** Everything that is published, by the words of the reader; without any, the words that many look for. */
export default async function SearchPage({ searchParams }: SearchPageProps) {
  const [query, t, site] = await Promise.all([
    readSearchParams(searchQuery, searchParams),
    getTranslations('search'),
    loadSite(),
  ]);
  const { keyword } = query;
  const suggests = isOpen(site, 'suggestions');
  return (
    <PageBody crumbs={[{ text: t('title') }]} title={t('title')} lead={t('lead')}>
      {keyword ? (
        <SearchView
          query={query}
          page={await existingPage(loadResults({ ...query, keyword }))}
          suggests={suggests}
        />
      ) : (
        <>
          <WholeSearch query={query} suggests={suggests} />
          <WordLinks title={t('hotWords')} words={await loadHotWords(await getLocale())} />
        </>
      )}
    </PageBody>
  );
}

import type { SearchPage } from '@policy/shared/contract/portal/search.ts';
import { useTranslations } from 'next-intl';

import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { searchList } from '../../lib/lists/search-list.ts';
import type { SearchQuery } from '../../lib/lists/search-list.ts';
import { WordLinks } from './word-links.tsx';

/** Where nothing is found: the same words without conditions, other words that find something, and lists to walk through. */
export function NoResults({ query, page: { keyword, help } }: { query: SearchQuery; page: SearchPage }) {
  const t = useTranslations('search');
  const unfiltered = help?.unfiltered ?? 0;
  const lists = [
    { text: t('browseItems'), href: '/policyitemguide' },
    { text: t('browsePolicies'), href: '/policyinfo' },
    { text: t('browseHelp'), href: '/help' },
  ];
  const whole = {
    text: t('unfiltered', { count: unfiltered }),
    href: searchList.href({ keyword: query.keyword }),
  };
  return (
    <>
      <EmptyState
        title={unfiltered > 0 ? t('noneFiltered') : t('none', { keyword })}
        suggestions={unfiltered > 0 ? [whole] : lists}
      />
      <WordLinks title={t('otherWords')} words={help?.words ?? []} />
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { comparedIds } from '../../../../../features/item-guide/compare/compared-ids.ts';
import { CompareView } from '../../../../../features/item-guide/compare/compare-view.tsx';
import { loadCompared } from '../../../../../features/item-guide/compare/load-compared.ts';
import type { SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

/** Title of the page; search engines are led to the guides themselves. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('itemGuide.compare');
  return pageMetadata({ title: t('title'), isHidden: true });
}

/** Guides side by side that the reader chose in the list. */
export default async function CompareGuidesPage({ searchParams }: { searchParams: SearchParams }) {
  const t = await getTranslations('itemGuide');
  const { ids, hasMore } = comparedIds(await searchParams);
  const guides = await loadCompared(ids);
  const crumbs = [{ text: t('title'), href: '/policyitemguide' }, { text: t('compare.title') }];
  return (
    <PageBody crumbs={crumbs} title={t('compare.title')} lead={t('compare.lead')}>
      <CompareView guides={guides} hasMore={hasMore} />
    </PageBody>
  );
}

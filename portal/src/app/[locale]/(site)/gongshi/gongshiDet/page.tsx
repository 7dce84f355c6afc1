import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { entryQuery } from '../../../../../features/publicity-list/entry-choice.ts';
import {
  loadPublicityList,
  loadPublicityRelated,
} from '../../../../../features/publicity-list/load-publicity-list.ts';
import { PublicityDetailView } from '../../../../../features/publicity-list/publicity-detail-view.tsx';
import { publicityHref } from '../../../../../lib/addresses/content-hrefs.ts';
import { pageUrl } from '../../../../../lib/addresses/page-url.ts';
import { readSearchParams } from '../../../../../lib/addresses/search-params.ts';
import { publicityListKind } from '../../../../../lib/kinds/publicity-list.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadPublicityList);

/** Title, description and government marks of the list. */
export const generateMetadata = rowMetadata(load, kindFacts(publicityListKind));

/** A publicity list. */
export default async function PublicityPage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const { title } = publicityListKind.words(row, { locale, t: await getTranslations('kinds') });
  const [related, query] = await Promise.all([
    loadPublicityRelated(row),
    readSearchParams(entryQuery, searchParams),
  ]);
  const crumbs = [{ text: t('publicityList.title'), href: '/gongshi/gongshiList' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <PublicityDetailView
          {...{ row, related, query }}
          url={pageUrl(locale, publicityHref(row.id))}
          now={new Date()}
        />
        <RowData kind={publicityListKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

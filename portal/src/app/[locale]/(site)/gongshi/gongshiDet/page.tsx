import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import {
  loadPublicityList,
  loadPublicityRelated,
} from '../../../../../features/publicity-list/load-publicity-list.ts';
import { PublicityData } from '../../../../../features/publicity-list/publicity-data.tsx';
import { PublicityDetailView } from '../../../../../features/publicity-list/publicity-detail-view.tsx';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';
import { namedRow, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadPublicityList);

/** Title and description of the list. */
export async function generateMetadata({ searchParams }: RowPageProps): Promise<Metadata> {
  const [row, t] = await Promise.all([load(searchParams), getTranslations('publicityList')]);
  return pageMetadata({ title: row.title, description: t('detailDescription', { title: row.title }) });
}

/** A publicity list. */
export default async function PublicityPage({ searchParams }: RowPageProps) {
  const [row, t] = await Promise.all([load(searchParams), getTranslations('publicityList')]);
  const related = await loadPublicityRelated(row);
  const crumbs = [
    { text: t('title'), href: '/gongshi/gongshiList' },
    { text: row.title, lang: 'zh-CN' },
  ];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <PublicityDetailView row={row} related={related} now={new Date()} />
        <PublicityData row={row} agencyName={related.agencyName} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

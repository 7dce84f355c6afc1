import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { GuideData } from '../../../../../features/item-guide/guide-data.tsx';
import { GuideDetailView } from '../../../../../features/item-guide/guide-detail-view.tsx';
import { guideFacts } from '../../../../../features/item-guide/guide-page-facts.ts';
import { loadGuide, loadGuideRelated } from '../../../../../features/item-guide/load-guide.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadGuide);

/** Title and description of the guide. */
export const generateMetadata = rowMetadata(load, guideFacts);

/** An item guide. */
export default async function GuidePage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations('itemGuide')]);
  const related = await loadGuideRelated(row);
  const crumbs = [{ text: t('title'), href: '/policyitemguide' }, { text: guideFacts(row, locale).title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <GuideDetailView row={row} related={related} now={new Date()} />
        <GuideData row={row} agencyName={related.agency.name} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

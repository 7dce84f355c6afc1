import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { ApplyFreeDetailView } from '../../../../features/item-guide/apply-free/apply-free-detail-view.tsx';
import { GuideData } from '../../../../features/item-guide/guide-data.tsx';
import { guideFacts } from '../../../../features/item-guide/guide-page-facts.ts';
import type { GuideRow } from '../../../../features/item-guide/guide-rows.ts';
import { loadGuideRelated } from '../../../../features/item-guide/load-guide.ts';
import { PreviewBanner } from '../preview-banner.tsx';

/** The page of an item without application: at its own address, or as a preview at that of every guide. */
export async function ApplyFreePage({ row }: { row: GuideRow }) {
  const [related, locale, t] = await Promise.all([
    loadGuideRelated(row),
    getLocale(),
    getTranslations('applyFree'),
  ]);
  const crumbs = [
    { text: t('title'), href: '/policyitemguide-msjx' },
    { text: guideFacts(row, locale).title },
  ];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <ApplyFreeDetailView row={row} related={related} now={new Date()} />
        <GuideData row={row} agencyName={related.agency.name} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

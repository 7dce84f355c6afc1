import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { ApplyFreeDetailView } from '../../../../features/item-guide/apply-free/apply-free-detail-view.tsx';
import type { GuideRow } from '../../../../features/item-guide/guide-rows.ts';
import { loadGuideRelated } from '../../../../features/item-guide/load-guide.ts';
import { applyFreeKind } from '../../../../lib/kinds/item-guide.ts';
import { PreviewBanner } from '../preview-banner.tsx';

/** The page of an item without application: at its own address, or as a preview at that of every guide. */
export async function ApplyFreePage({ row }: { row: GuideRow }) {
  const [related, locale, t] = await Promise.all([loadGuideRelated(row), getLocale(), getTranslations()]);
  const { title } = applyFreeKind.words(row, { locale, t: await getTranslations('kinds') });
  const described: GuideRow = { ...row, consultPhone: related.contact.phone };
  const crumbs = [{ text: t('applyFree.title'), href: '/policyitemguide-msjx' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <ApplyFreeDetailView row={row} related={related} now={new Date()} />
        <RowData kind={applyFreeKind} row={described} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { GuideDetailView } from '../../../../../features/item-guide/guide-detail-view.tsx';
import { loadGuide, loadGuideRelated } from '../../../../../features/item-guide/load-guide.ts';
import { itemGuideKind } from '../../../../../lib/kinds/item-guide.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadGuide);

/** Title and description of the guide. */
export const generateMetadata = rowMetadata(load, kindFacts(itemGuideKind));

/** An item guide. */
export default async function GuidePage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const related = await loadGuideRelated(row);
  const { title } = itemGuideKind.words(row, { locale, t: await getTranslations('kinds') });
  const crumbs = [{ text: t('itemGuide.title'), href: '/policyitemguide' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <GuideDetailView row={row} related={related} now={new Date()} />
        <RowData kind={itemGuideKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

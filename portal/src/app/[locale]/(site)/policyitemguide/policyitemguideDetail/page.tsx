import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { GuideDetailView } from '../../../../../features/item-guide/guide-detail-view.tsx';
import type { GuideRow } from '../../../../../features/item-guide/guide-rows.ts';
import { loadGuide, loadGuideRelated } from '../../../../../features/item-guide/load-guide.ts';
import { permanentRedirect } from '../../../../../i18n/navigation.ts';
import type { Locale } from '../../../../../i18n/routing.ts';
import { guideHref } from '../../../../../lib/addresses/content-hrefs.ts';
import { requestAddress } from '../../../../../lib/addresses/request-address.ts';
import { itemGuideKind } from '../../../../../lib/kinds/item-guide.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { ApplyFreePage } from '../apply-free-page.tsx';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadGuide);

/** Title and description of the guide. */
export const generateMetadata = rowMetadata(load, kindFacts(itemGuideKind));

/** What needs no application has a page of another form; only a preview of it stands here as well, as its link names this address. */
async function elsewhereOrPreview(row: GuideRow, locale: Locale) {
  if ((await requestAddress()).preview) return <ApplyFreePage row={row} />;
  return permanentRedirect({ href: guideHref(row), locale });
}

/** An item guide. */
export default async function GuidePage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  if (row.isMsjx === 1) return elsewhereOrPreview(row, locale);
  const related = await loadGuideRelated(row);
  const { title } = itemGuideKind.words(row, { locale, t: await getTranslations('kinds') });
  const described: GuideRow = { ...row, consultPhone: related.contact.phone };
  const crumbs = [{ text: t('itemGuide.title'), href: '/policyitemguide' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <GuideDetailView row={row} related={related} now={new Date()} />
        <RowData kind={itemGuideKind} row={described} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

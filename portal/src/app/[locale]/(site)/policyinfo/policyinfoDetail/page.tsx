import { getLocale, getTranslations } from 'next-intl/server';

import { RowData } from '../../../../../components/content/row-data.tsx';
import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadPolicy, loadPolicyRelated } from '../../../../../features/policy/load-policy.ts';
import { PolicyDetailView } from '../../../../../features/policy/policy-detail-view.tsx';
import { policyKind } from '../../../../../lib/kinds/policy.ts';
import { kindFacts } from '../../../../../lib/page-head/kind-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadPolicy);

/** Title, description and government marks of the document. */
export const generateMetadata = rowMetadata(load, kindFacts(policyKind));

/** A policy document. */
export default async function PolicyPage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations()]);
  const { title } = policyKind.words(row, { locale, t: await getTranslations('kinds') });
  const crumbs = [{ text: t('policy.title'), href: '/policyinfo' }, { text: title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <PolicyDetailView row={row} related={await loadPolicyRelated(row)} now={new Date()} />
        <RowData kind={policyKind} row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

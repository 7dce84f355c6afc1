import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadPolicy, loadPolicyRelated } from '../../../../../features/policy/load-policy.ts';
import { PolicyData } from '../../../../../features/policy/policy-data.tsx';
import { PolicyDetailView } from '../../../../../features/policy/policy-detail-view.tsx';
import { policyFacts } from '../../../../../features/policy/policy-page-facts.ts';
import { namedRow, rowMetadata, type RowPageProps } from '../../../../../lib/page-head/row-page.ts';
import { PreviewBanner } from '../../preview-banner.tsx';

const load = namedRow(loadPolicy);

/** Title, description and government marks of the document. */
export const generateMetadata = rowMetadata(load, policyFacts);

/** A policy document. */
export default async function PolicyPage({ searchParams }: RowPageProps) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations('policy')]);
  const crumbs = [{ text: t('title'), href: '/policyinfo' }, { text: policyFacts(row, locale).title }];
  return (
    <>
      <PreviewBanner status={row.status} />
      <PageBody crumbs={crumbs}>
        <PolicyDetailView row={row} related={await loadPolicyRelated(row)} now={new Date()} />
        <PolicyData row={row} />
        <BreadcrumbData crumbs={crumbs} />
      </PageBody>
    </>
  );
}

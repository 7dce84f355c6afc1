import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { loadPolicy, loadPolicyRelated } from '../../../../../features/policy/load-policy.ts';
import { PolicyData } from '../../../../../features/policy/policy-data.tsx';
import { PolicyDetailView } from '../../../../../features/policy/policy-detail-view.tsx';
import { policyFacts } from '../../../../../features/policy/policy-page-facts.ts';
import { readDetailId, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

type Props = { searchParams: SearchParams };

const load = async (searchParams: SearchParams) =>
  (await loadPolicy(await readDetailId(searchParams))) ?? notFound();

/** Title, description and government marks of the document. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [row, locale] = await Promise.all([load(searchParams), getLocale()]);
  return pageMetadata(policyFacts(row, locale));
}

/** A policy document. */
export default async function PolicyPage({ searchParams }: Props) {
  const [row, locale, t] = await Promise.all([load(searchParams), getLocale(), getTranslations('policy')]);
  const crumbs = [{ text: t('title'), href: '/policyinfo' }, { text: policyFacts(row, locale).title }];
  return (
    <PageBody crumbs={crumbs}>
      <PolicyDetailView row={row} related={await loadPolicyRelated(row.id)} />
      <PolicyData row={row} />
      <BreadcrumbData crumbs={crumbs} />
    </PageBody>
  );
}

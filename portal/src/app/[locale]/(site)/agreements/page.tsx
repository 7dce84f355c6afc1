import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { BreadcrumbData } from '../../../../components/navigation/breadcrumb-data.tsx';
import { PageBody } from '../../../../components/shell/page-body.tsx';
import { AgreementsList, AgreementText } from '../../../../features/agreements/agreements-view.tsx';
import { loadAgreement, loadAgreements } from '../../../../features/agreements/load-agreements.ts';
import { agreementsPage } from '../../../../lib/addresses/agreement-href.ts';
import { readSearchParams, type SearchParams } from '../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';
import { agreementsQuery } from '../../../../lib/public-pages/public-queries.ts';

interface AgreementsPageProps {
  searchParams: SearchParams;
}

/** The edition that the address names with its title in the reader's language; null where it names none, which shows all. */
async function namedEdition(searchParams: SearchParams) {
  const [{ kind, edition }, locale] = await Promise.all([
    readSearchParams(agreementsQuery, searchParams),
    getLocale(),
  ]);
  if (!kind) return null;
  const row = (await loadAgreement(kind, edition)) ?? notFound();
  return { row, title: locale === 'en' ? row.titleEn : row.title };
}

/** Title and description of the page. */
export async function generateMetadata({ searchParams }: AgreementsPageProps): Promise<Metadata> {
  const [named, t] = await Promise.all([namedEdition(searchParams), getTranslations('agreements')]);
  if (!named) return pageMetadata({ title: t('title'), description: t('description') });
  const { title, row } = named;
  return pageMetadata({ title, description: t('descriptionOf', { title, edition: row.edition }) });
}

/** The texts that people agree to: all in force, or one of them in full. */
export default async function AgreementsPage({ searchParams }: AgreementsPageProps) {
  const [named, t] = await Promise.all([namedEdition(searchParams), getTranslations('agreements')]);
  if (named) {
    const crumbs = [{ text: t('title'), href: agreementsPage }, { text: named.title }];
    return (
      <PageBody crumbs={crumbs} title={named.title}>
        <BreadcrumbData crumbs={crumbs} />
        <AgreementText row={named.row} />
      </PageBody>
    );
  }
  const crumbs = [{ text: t('title') }];
  return (
    <PageBody crumbs={crumbs} title={t('title')} lead={t('lead')}>
      <BreadcrumbData crumbs={crumbs} />
      <AgreementsList rows={await loadAgreements()} />
    </PageBody>
  );
}

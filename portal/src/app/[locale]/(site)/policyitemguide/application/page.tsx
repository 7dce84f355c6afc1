import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';

import { PageBody } from '../../../../../components/shell/page-body.tsx';
import { ApplicationView } from '../../../../../features/application/application-view.tsx';
import { titleIn } from '../../../../../features/item-guide/guide-rows.ts';
import { loadEntry } from '../../../../../features/application/load-entry.ts';
import { loadGuide, loadGuideRelated } from '../../../../../features/item-guide/load-guide.ts';
import { readDetailId, type SearchParams } from '../../../../../lib/addresses/search-params.ts';
import { pageMetadata } from '../../../../../lib/page-head/metadata.ts';

type Props = { searchParams: SearchParams };

const load = async (searchParams: SearchParams) =>
  (await loadGuide(await readDetailId(searchParams))) ?? notFound();

/** Title of the start page. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [guide, t, locale] = await Promise.all([
    load(searchParams),
    getTranslations('application'),
    getLocale(),
  ]);
  return pageMetadata({ title: t('titleOf', { item: titleIn(locale, guide) }) });
}

/** What applying for an item takes, and the way in. */
export default async function ApplicationPage({ searchParams }: Props) {
  const guide = await load(searchParams);
  const [entry, { materials }, t, locale] = await Promise.all([
    loadEntry(guide),
    loadGuideRelated(guide),
    getTranslations('application'),
    getLocale(),
  ]);
  const crumbs = [
    { text: t('items'), href: '/policyitemguide' },
    { text: titleIn(locale, guide), href: `/policyitemguide/policyitemguideDetail?id=${guide.id}` },
    { text: t('title') },
  ];
  return (
    <PageBody crumbs={crumbs}>
      <ApplicationView guide={guide} materials={materials} entry={entry} />
    </PageBody>
  );
}

import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';

import { HomeData } from '../../../features/home/home-data.tsx';
import { HomeView } from '../../../features/home/home-view.tsx';
import { loadHome } from '../../../features/home/load-home.ts';
import { loadSite } from '../../../lib/server-reads/site.ts';
import { pageMetadata } from '../../../lib/page-head/metadata.ts';

/** Description of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('home');
  return pageMetadata({ description: t('description') });
}

/** The front page. */
export default async function HomePage() {
  const now = new Date();
  const [content, site] = await Promise.all([loadHome(now, await getLocale()), loadSite()]);
  return (
    <>
      <HomeView content={content} site={site} now={now} />
      <HomeData site={site} />
    </>
  );
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { ForbiddenScene } from '../../../../components/illustrations/scenes.tsx';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [
  { key: 'home', href: '/' },
  { key: 'signIn', href: '/login' },
] as const;

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return pageMetadata({ title: t('forbidden.title') });
}

/** The page of status 403; portal/server gives it that status, also in place of Next's own. */
export default function Page403() {
  return <ErrorPage kind="forbidden" scene={<ForbiddenScene />} ways={ways} />;
}

import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { FailureScene } from '../../../../components/illustrations/scenes.tsx';
import { pageMetadata } from '../../../../lib/page-head/metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [{ key: 'home', href: '/' }] as const;

/** Title of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return pageMetadata({ title: t('failure.title') });
}

/** The page of status 500; portal/server gives it that status, also in place of Next's own. */
export default function Page500() {
  return <ErrorPage kind="failure" scene={<FailureScene />} ways={ways} />;
}

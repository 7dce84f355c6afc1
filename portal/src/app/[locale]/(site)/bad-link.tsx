import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';

import { NotFoundScene } from '../../../components/illustrations/scenes.tsx';
import { pageMetadata } from '../../../lib/page-head/metadata.ts';
import { ErrorPage } from './error-page.tsx';

const ways = [
  { key: 'userCentre', href: '/user/userCenter' },
  { key: 'itemGuides', href: '/policyitemguide' },
] as const;

/** Title of a page whose address names nothing. */
export async function badLinkMetadata(): Promise<Metadata> {
  const t = await getTranslations('error');
  return { ...(await pageMetadata({ title: t('badLink.title') })), robots: { index: false } };
}

/** What an address shows whose `:params` was cut, mistyped or made up: what it is, and where to go on. */
export const BadLink = () => <ErrorPage kind="badLink" scene={<NotFoundScene />} ways={ways} />;

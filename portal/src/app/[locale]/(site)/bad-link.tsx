import type { Metadata } from 'next';

import { NotFoundScene } from '../../../components/illustrations/scenes.tsx';
import { errorMetadata } from './error-metadata.ts';
import { ErrorPage } from './error-page.tsx';

const ways = [
  { key: 'userCentre', href: '/user/userCenter' },
  { key: 'itemGuides', href: '/policyitemguide' },
] as const;

/** Title of a page whose address names nothing. */
export async function badLinkMetadata(): Promise<Metadata> {
  return { ...(await errorMetadata('error.badLink')), robots: { index: false } };
}

/** What an address shows whose `:params` was cut, mistyped or made up: what it is, and where to go on. */
export const BadLink = () => <ErrorPage kind="error.badLink" scene={<NotFoundScene />} ways={ways} />;

import { ForbiddenScene } from '../../../../components/illustrations/scenes.tsx';
import { errorMetadata } from '../error-metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [
  { key: 'policies', href: '/policyinfo' },
  { key: 'home', href: '/' },
] as const;

/** Title of the page. */
export const generateMetadata = () => errorMetadata('error.archived');

/** Where the address of something leads that was public once and is archived. */
export default function ArchivedPage() {
  return <ErrorPage kind="error.archived" scene={<ForbiddenScene />} ways={ways} />;
}

import { NotFoundScene } from '../../../../components/illustrations/scenes.tsx';
import { errorMetadata } from '../error-metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [
  { key: 'home', href: '/' },
  { key: 'itemGuides', href: '/policyitemguide' },
  { key: 'policies', href: '/policyinfo' },
] as const;

/** Title of the page. */
export const generateMetadata = () => errorMetadata('error.notFound');

/** The page of status 404; portal/server gives it that status, also in place of Next's own. */
export default function Page404() {
  return <ErrorPage kind="error.notFound" scene={<NotFoundScene />} ways={ways} />;
}

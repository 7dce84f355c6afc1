import { ForbiddenScene } from '../../../../components/illustrations/scenes.tsx';
import { errorMetadata } from '../error-metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [
  { key: 'home', href: '/' },
  { key: 'signIn', href: '/login' },
] as const;

/** Title of the page. */
export const generateMetadata = () => errorMetadata('error.forbidden');

/** The page of status 403; portal/server gives it that status, also in place of Next's own. */
export default function Page403() {
  return <ErrorPage kind="error.forbidden" scene={<ForbiddenScene />} ways={ways} />;
}

import { FailureScene } from '../../../../components/illustrations/scenes.tsx';
import { errorMetadata } from '../error-metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [{ key: 'home', href: '/' }] as const;

/** Title of the page. */
export const generateMetadata = () => errorMetadata('failure');

/** The page of status 500; portal/server gives it that status, also in place of Next's own. */
export default function Page500() {
  return <ErrorPage kind="failure" scene={<FailureScene />} ways={ways} />;
}

import { ForbiddenScene } from '../../../../components/illustrations/scenes.tsx';
import { errorMetadata } from '../error-metadata.ts';
import { ErrorPage } from '../error-page.tsx';

const ways = [{ key: 'home', href: '/' }] as const;

/** Title of the page. */
export const generateMetadata = () => errorMetadata('error.previewOver');

/** Where a link to a preview leads that holds no more, or never did. */
export default function Page410() {
  return <ErrorPage kind="error.previewOver" scene={<ForbiddenScene />} ways={ways} />;
}

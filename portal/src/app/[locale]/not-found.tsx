import { NotFoundScene } from '../../components/illustrations/scenes.tsx';
import { ErrorPage } from './(site)/error-page.tsx';

const ways = [{ key: 'home', href: '/' }] as const;

/** What a browser shows while it replaces a page that turned out to be missing; readers get the page of /404. */
export default function NotFound() {
  return <ErrorPage kind="error.notFound" scene={<NotFoundScene />} ways={ways} />;
}

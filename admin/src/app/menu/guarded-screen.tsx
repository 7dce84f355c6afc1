import { useGrants } from './grants.ts';
import { useLanguage } from '../locale.tsx';
import { StatusPage } from '../pages/status-page.tsx';
import { usePageLabel } from './page-label.ts';
import type { AppRoute } from '../app-route.ts';
import { Screen } from '../screen.tsx';
import { isGranted } from '../navigation.ts';

/** A route's screen for those whose menu holds it, the 403 page for everyone else. */
export function GuardedScreen({ route }: { route: AppRoute }) {
  const { locale } = useLanguage();
  const { menu } = useGrants(locale);
  const label = usePageLabel(route, menu);
  if (!isGranted(route, menu)) return <StatusPage status={403} />;
  return (
    <>
      <h1 className="sr-only">{label}</h1>
      <Screen screen={route.screen} />
    </>
  );
}

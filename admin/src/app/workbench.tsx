import { Button, Spin } from 'antd';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';

import { decideNavigation } from '@policy/shared/auth/navigation.ts';
import { isGuest } from '@policy/shared/auth/session-user.ts';

import { WorkplaceProvider } from '../kit/session-context.tsx';
import { Framed } from './framed.tsx';
import { useGrants } from './grants.ts';
import { useLanguage } from './locale.tsx';
import { NewWindow } from './new-window.tsx';
import { RefusalMessages } from './refusal-messages.tsx';
import { routes } from './routes.ts';
import { lazyScreen, Screen } from './screen.tsx';
import { useSessionEnd, useTokenRefresh } from './session-hooks.ts';
import { addressOfEntry, flatten } from './shell/menu.ts';
import { useTabs } from './shell/tab-store.ts';
import { homePath } from './shell/tabs.ts';
import { http, session, tokens } from './site.ts';
import { destinationOf, routeAt, signInPath, traveller } from './travel.ts';
import type { AppRoute } from './routes.ts';
import './pages/failed-page.css';

const heldPage = lazyScreen(() => import('./held/held-page.tsx'));
const guestPage = lazyScreen(() => import('./registration/guest-page.tsx'));

/** The signed-in part of the app: nobody passes without a token, and nothing shows before the grants are known. */
export default function Workbench() {
  const { pathname, search } = useLocation();
  const route = routeAt(routes, pathname);
  useSessionEnd();
  if (!route) return <Navigate to="/404" replace />;
  const to = destinationOf(route, { pathname, search, label: '' });
  const decision = decideNavigation(to, traveller());
  if (decision.kind === 'signOut') tokens.clear();
  if (decision.kind === 'redirect' || decision.kind === 'signOut') {
    const from = pathname + search;
    const isSignIn = decision.path === '/login';
    return <Navigate to={isSignIn ? signInPath(from) : decision.path} state={{ from }} replace />;
  }
  if (decision.kind === 'newWindow') return <NewWindow />;
  return <Arrived route={route} />;
}

/** Somebody without a local account may do nothing but register, and whoever has to make his account safe does that first. */
function Arrived({ route }: { route: AppRoute }) {
  const user = session.user();
  if (user && isGuest(user)) return <Screen screen={guestPage} />;
  if (user?.must_change_password || user?.must_enrol_second_factor) return <Screen screen={heldPage} />;
  return <Granted route={route} />;
}

function Granted({ route }: { route: AppRoute }) {
  const { locale } = useLanguage();
  const grants = useGrants(locale);
  useTokenRefresh();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const leave = (to: string) => {
    void navigate(to);
    useTabs.getState().close(pathname, to);
  };
  if (grants.failed) return <NoGrants onRetry={grants.retry} />;
  if (!grants.ready) return <Spin fullscreen delay={300} />;
  const pages = flatten(grants.menu)
    .filter(({ path, children }) => children.length === 0 && path !== homePath)
    .map((entry) => ({ label: entry.label, path: addressOfEntry(entry) }));
  const known = session.user();
  const person = [known?.real_name, known?.user_name, known?.account].find(Boolean) ?? '';
  return (
    <WorkplaceProvider value={{ http, locale, can: grants.can, leave, person, pages }}>
      <RefusalMessages />
      <Framed route={route} grants={grants} />
    </WorkplaceProvider>
  );
}

function NoGrants({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('pages');
  return (
    <main className="failed-page" role="alert">
      <h1>500</h1>
      <p>{t('serverErrorText')}</p>
      <Button type="primary" onClick={onRetry}>
        {t('reload')}
      </Button>
    </main>
  );
}

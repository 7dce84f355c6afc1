import { Button, Spin } from 'antd';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';

import { drawViews } from '../components/views/lazy-views.tsx';
import { ListViewsProvider } from '../kit/lists/list-views.ts';
import { WorkplaceProvider } from '../kit/page/session-context.tsx';
import { PageFrame } from './page-frame.tsx';
import { useLanguage } from './locale.tsx';
import { useGrants } from './menu/grants.ts';
import { addressOfEntry, flatten } from './menu/menu.ts';
import { pageAt } from './menu/page-at.ts';
import { RefusalMessages } from './refusal-messages.tsx';
import type { AppRoute } from './app-route.ts';
import { lazyScreen, Screen } from './screen.tsx';
import { gateOf } from './session/gate.ts';
import { useTokenRefresh } from './session/session-hooks.ts';
import { usePerson } from './session/use-person.ts';
import { useSessionOver } from './session/use-sign-out.ts';
import { useTabActs } from './shell/tabs/use-tab-acts.ts';
import { http, session } from './site.ts';
import './pages/failed-page.css';

const gates = {
  guest: lazyScreen(() => import('./registration/guest-page.tsx')),
  restricted: lazyScreen(() => import('./restricted/restricted-page.tsx')),
  acting: lazyScreen(() => import('./session/acting-page.tsx')),
};

interface SignedInAppProps {
  /** Absent where only a menu may know the address. */
  route: AppRoute | undefined;
}

/** What somebody with a token sees: what he has to do first, else the page that he came for in its frame. */
export function SignedInApp({ route }: SignedInAppProps) {
  const user = session.user();
  const gate = user && gateOf(user);
  if (gate) return <Screen screen={gates[gate]} />;
  return <Granted route={route} />;
}

function Granted({ route }: SignedInAppProps) {
  const { locale } = useLanguage();
  const grants = useGrants(locale);
  const person = usePerson();
  const sessionOver = useSessionOver();
  useTokenRefresh();
  const { pathname } = useLocation();
  const { leave } = useTabActs();
  if (grants.failed) return <NoGrants onRetry={grants.retry} />;
  if (!grants.ready) return <Spin fullscreen delay={300} />;
  const page = route ?? pageAt(grants.menu, pathname);
  if (!page) return <Navigate to="/404" replace />;
  const pages = flatten(grants.menu)
    .filter(({ children }) => children.length === 0)
    .map((entry) => {
      const { code, label, isOpen } = entry;
      return { code, label, isOpen, path: addressOfEntry(entry) };
    });
  return (
    <WorkplaceProvider
      value={{ http, locale, can: grants.can, leave, sessionOver, person: person.name, pages }}
    >
      <ListViewsProvider value={drawViews}>
        <RefusalMessages />
        <PageFrame route={page} grants={grants} />
      </ListViewsProvider>
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

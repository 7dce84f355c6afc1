import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { decideNavigation } from '@policy/shared/auth/navigation/navigation.ts';

import { useLanguage } from './locale.tsx';
import type { Grants } from './menu/grants.ts';
import { pageAt } from './menu/page-at.ts';
import { usePageLabels } from './menu/page-label.ts';
import { useSideMenu } from './menu/side-menu.ts';
import type { AppRoute } from './app-route.ts';
import { Shell } from './shell/shell.tsx';
import { useTabLabel } from './shell/tabs/tab-label.ts';
import { useTabs } from './shell/tabs/tab-store.ts';
import { useArrival } from './shell/tabs/use-tab-acts.ts';
import { currentVisitor, destinationOf } from './navigation.ts';

/** The page in front inside its frame: it gets a tab, and the window is titled as that tab. */
export function PageFrame({ route, grants }: { route: AppRoute; grants: Grants }) {
  const { pathname, search } = useLocation();
  const { locale } = useLanguage();
  const open = useTabs((state) => state.open);
  const pageLabelOf = usePageLabels(grants.menu);
  const labelOf = (path: string) => pageLabelOf(pageAt(grants.menu, path));
  const query = Object.fromEntries(new URLSearchParams(search));
  const label = useTabLabel(labelOf)({ value: pathname, query });
  useArrival();
  const { menu, tops } = useSideMenu(grants.menu, locale, pathname);
  useEffect(() => {
    const decision = decideNavigation(destinationOf(route, { pathname, search, label }), currentVisitor());
    document.title = label;
    if (decision.kind === 'open' && decision.tab) open(decision.tab);
  }, [route, pathname, search, label, open]);
  return <Shell menu={menu} tops={tops} showsMenu={query['menu'] === undefined} labelOf={labelOf} />;
}

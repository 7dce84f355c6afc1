import { routes } from '../routes.ts';
import type { AppRoute } from '../app-route.ts';
import { lazyScreen } from '../screen.tsx';
import { routeAt } from '../navigation.ts';
import { flatten } from './menu.ts';
import type { MenuNode } from './menu.ts';

const missingScreen = lazyScreen(() => import('../pages/missing-screen.tsx'));

/** The page at an address: the one of our routes, else the one whose menu the server puts there. */
export function pageAt(menu: readonly MenuNode[], pathname: string): AppRoute | undefined {
  const own = routeAt(routes, pathname);
  if (own) return own;
  const row = flatten(menu).find(({ path, children }) => path === pathname && children.length === 0);
  if (!row) return undefined;
  const known = routes.find((route) => route.menu === row.code);
  return { ...(known ?? { screen: missingScreen }), path: pathname, menu: row.code };
}

import { matchPath } from 'react-router';

import { isLocked } from '@policy/shared/auth/lock/lock.ts';
import type { Destination, Visitor } from '@policy/shared/auth/navigation/navigation.ts';

import type { MenuNode } from './menu/menu.ts';
import { flatten } from './menu/menu.ts';
import type { AppRoute } from './app-route.ts';
import { store, tokens } from './site.ts';

/** Who is about to go somewhere, as this browser knows him. */
export const currentVisitor = (): Visitor => ({
  hasToken: tokens.hasCookie(),
  storedToken: tokens.access(),
  isLocked: isLocked(store),
});

/** The route that an address belongs to. */
export const routeAt = (all: readonly AppRoute[], pathname: string): AppRoute | undefined =>
  all.find(({ path }) => matchPath(path, pathname) !== null);

/** The sign-in page that leads back to an address. */
export const signInPath = (from: string): string =>
  from === '/' ? '/login' : `/login?redirect=${encodeURIComponent(from)}`;

/** Where to go after signing in: only an address inside this app is honoured. */
export function returnPath(search: URLSearchParams): string {
  const wanted = search.get('redirect') ?? '/';
  return /^\/(?![/\\])/.test(wanted) ? wanted : '/';
}

/** Whether the menu granted by the server opens a route; a page without a menu code is open to all signed in. */
export function isGranted(route: AppRoute, menu: readonly MenuNode[]): boolean {
  const code = route.menu ?? route.parent;
  return code === undefined || flatten(menu).some((node) => node.code === code);
}

/** A visit to a route as the navigation rules take it. */
export function destinationOf(
  route: Pick<AppRoute, 'path' | 'isTab'>,
  visit: { pathname: string; search: string; label: string },
): Destination {
  return {
    path: visit.pathname,
    name: visit.label,
    query: Object.fromEntries(new URLSearchParams(visit.search)),
    params: Object.fromEntries(
      Object.entries(matchPath(route.path, visit.pathname)?.params ?? {}).map(([key, value]) => [key, value]),
    ),
    meta: { isAuth: true, isTab: route.isTab ?? true },
  };
}

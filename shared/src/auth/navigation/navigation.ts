import { lockPage } from '../storage/constants.ts';

/** What a route says of itself. */
export interface RouteMeta {
  /** Route needs no authentication when false. */
  isAuth?: boolean;
  /** Opens no tab when false. */
  isTab?: boolean;
  i18n?: string;
  group?: string;
}

/** Where somebody wants to go. */
export interface Destination {
  path: string;
  name: string;
  query: Readonly<Record<string, string | undefined>>;
  params?: Readonly<Record<string, string | undefined>>;
  meta: RouteMeta;
}

/** What is known of the one who goes. */
export interface Visitor {
  /** Access cookie stands. */
  hasToken: boolean;
  /** Token in local storage; the two can come apart when a browser is cleaned. */
  storedToken: string | null;
  isLocked: boolean;
}

/** A tab to open; `i18n` is the key of its label where it has one. */
export interface Tab {
  label: string;
  value: string;
  params: Destination['params'];
  query: Destination['query'];
  meta: RouteMeta;
  group: string;
}

/** What a navigation leads to. */
export type NavigationDecision =
  | { kind: 'redirect'; path: string }
  | { kind: 'signOut'; path: string }
  | { kind: 'newWindow'; url: string }
  | { kind: 'open'; tab: Tab | null; src: string | null; showsMenu: boolean };

/** Applies the navigation rules of the specification; it decides and changes nothing. */
export function decideNavigation(to: Destination, who: Visitor): NavigationDecision {
  if (who.hasToken) return diverted(to, who) ?? arrive(to);
  return to.meta.isAuth === false ? open(to, null) : { kind: 'redirect', path: '/login' };
}

/** Where one with a token is sent instead, in the order of the rules. */
function diverted(to: Destination, who: Visitor): NavigationDecision | null {
  if (who.isLocked && to.path !== lockPage) return { kind: 'redirect', path: lockPage };
  if (to.path === '/login') return { kind: 'redirect', path: '/' };
  return who.storedToken ? null : { kind: 'signOut', path: '/login' };
}

function arrive(to: Destination): NavigationDecision {
  if (to.query.target) return { kind: 'newWindow', url: sourceOf(to) ?? to.path };
  return open(to, to.meta.isTab === false ? null : tabOf(to));
}

const open = (to: Destination, tab: Tab | null): NavigationDecision => ({
  kind: 'open',
  tab,
  src: sourceOf(to),
  showsMenu: to.query.menu === undefined,
});

function tabOf(to: Destination): Tab {
  const { name, i18n } = to.query;
  return {
    label: name ?? to.name,
    value: to.path,
    params: to.params,
    query: to.query,
    meta: i18n === undefined ? to.meta : { ...to.meta, i18n },
    group: to.meta.group ?? '',
  };
}

/** Address in `src`; anything but http(s) is dropped, because a script in a link must not run here. */
function sourceOf({ query }: Destination): string | null {
  return query.src && /^https?:\/\//i.test(query.src) ? query.src : null;
}

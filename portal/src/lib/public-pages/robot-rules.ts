import { isList } from './public-page.ts';
import { publicPages } from './public-pages.ts';

/** Pages of one reader, and what serves them. */
const personal = [
  ...['/api', '/internal', '/user', '/my', '/desk', '/process', '/progress', '/collection'],
  ...['/login', '/lock', '/registerNew', '/form-preview'],
  ...['/policyitemguide/application', '/policyitemguide/declaration'],
];

/**
 * What no crawler is to walk, in both languages: what belongs to one reader, and lists by two parameters and more. Those are
 * too many to be walked, and hold what lists by one hold already.
 */
export function robotRules(): string[] {
  const lists = Object.entries(publicPages).flatMap(([path, page]) =>
    page && isList(page) ? [`${path}?*&`] : [],
  );
  const closed = [...personal, ...lists];
  return [...closed, ...closed.map((path) => `/en${path}`)];
}

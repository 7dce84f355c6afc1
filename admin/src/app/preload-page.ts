import { readLanguage } from '@policy/shared/auth/preferences/language.ts';

import { routerPath } from '../kit/page/base-path.ts';
import { textsOf } from './locale.tsx';
import { grantsKey, loadGrants } from './menu/grants.ts';
import { loadTopMenus, topMenusKey } from './menu/top-menus.ts';
import { currentVisitor, routeAt } from './navigation.ts';
import { readAhead } from './read-ahead.ts';
import { workbench } from './router.tsx';
import { routes } from './routes.ts';
import { gateOf } from './session/gate.ts';
import { session, store } from './site.ts';

/** How long what the browser has kept may take to come. */
const shortMs = 200;

/**
 * Asks at once for all that the first page will want: the texts, and for somebody who is signed in the frame, the page's
 * own code, and what he may see. Otherwise each would be asked for when the one before it has come and been shown.
 * Settles when all that is there, or seems to come from afar: then the page is shown as it comes.
 */
export async function preloadPage(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, shortMs));
  await Promise.race([late, Promise.allSettled([textsOf(readLanguage(store)), ...ofPerson()])]);
}

function ofPerson(): Promise<unknown>[] {
  const { hasToken, isLocked } = currentVisitor();
  const user = session.user();
  if (!hasToken || isLocked || !user) return [];
  if (gateOf(user)) return [workbench.preload()];
  const page = routeAt(routes, routerPath(window.location.pathname));
  // Only a page of the frame asks for grants: kept for later, they would be old.
  if (!page) return [workbench.preload()];
  const language = readLanguage(store);
  return [
    ...[workbench.preload(), page.screen.preload()],
    ...[readAhead(grantsKey(language), loadGrants), readAhead(topMenusKey(language), loadTopMenus)],
  ];
}

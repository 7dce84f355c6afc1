import { preload } from 'swr';

import { readLanguage } from '@policy/shared/auth/preferences/language.ts';

import { routerPath } from '../kit/page/base-path.ts';
import { grantsKey, loadGrants } from './menu/grants.ts';
import { currentVisitor, routeAt } from './navigation.ts';
import { workbench } from './router.tsx';
import { routes } from './routes.ts';
import { gateOf } from './session/gate.ts';
import { session, store } from './site.ts';

/**
 * Asks at once for all that the first page of somebody who is signed in will want: the frame, the page's own code, and
 * what he may see. Otherwise each would be asked for when the one before it has come and been shown.
 */
export function headStart(): void {
  const { hasToken, isLocked } = currentVisitor();
  const user = session.user();
  if (!hasToken || isLocked || !user) return;
  workbench.ask();
  if (gateOf(user)) return;
  routeAt(routes, routerPath(window.location.pathname))?.screen.ask();
  // Whoever shows the page is told of a failure.
  preload(grantsKey(readLanguage(store)), loadGrants).catch(() => undefined);
}

import { createBrowserRouter, Navigate } from 'react-router';

import { lockPage } from '@policy/shared/auth/storage/constants.ts';

import { basePath } from '../kit/page/base-path.ts';
import { RouteFailure } from './errors/route-failure.tsx';
import { LockedAway } from './lock/locked-away.tsx';
import { MenuScreen } from './menu/menu-screen.tsx';
import { StatusPage } from './pages/status-page.tsx';
import { GuardedScreen } from './menu/guarded-screen.tsx';
import { routes } from './routes.ts';
import { lazyScreen, Screen } from './screen.tsx';
import { homePath } from './shell/tabs/tabs.ts';
import { SignInGate } from './session/sign-in-gate.tsx';

/** The frame, which comes after sign-in, so that the sign-in page stays small. */
export const workbench = lazyScreen(() => import('./workbench.tsx'));
/** Whoever has forgotten his password. */
const resetPage = lazyScreen(() => import('./sign-in/reset/reset-page.tsx'));
const statuses = [403, 404, 500] as const;

/** Every address of the back-office; one that neither a route nor a menu knows goes to /404. */
export const router = createBrowserRouter(
  [
    {
      errorElement: <RouteFailure />,
      children: [
        { path: '/', element: <Navigate to={homePath} replace /> },
        { path: '/login', element: <SignInGate /> },
        { path: '/login/reset', element: <Screen screen={resetPage} /> },
        ...statuses.map((status) => ({
          path: `/${status}`,
          element: (
            <LockedAway>
              <main>
                <StatusPage status={status} />
              </main>
            </LockedAway>
          ),
        })),
        {
          element: <Screen screen={workbench} />,
          children: [
            ...routes.map((route) => ({ path: route.path, element: <GuardedScreen route={route} /> })),
            // The frame shows the lock page itself, and rests behind it.
            { path: lockPage, element: null },
            { path: '*', element: <MenuScreen /> },
          ],
        },
      ],
    },
  ],
  { basename: basePath || '/' },
);

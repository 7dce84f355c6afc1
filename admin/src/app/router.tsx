import { createBrowserRouter, Navigate } from 'react-router';

import { FailedPage } from './pages/failed-page.tsx';
import { StatusPage } from './pages/status-page.tsx';
import { GuardedScreen } from './guarded-screen.tsx';
import { routes } from './routes.ts';
import { homePath } from './shell/tabs.ts';
import { SignInGate } from './sign-in-gate.tsx';
import { Workbench } from './workbench.tsx';

const statuses = [403, 404, 500] as const;

/** Every address of the back-office; an unknown one goes to /404. */
export const router = createBrowserRouter([
  {
    errorElement: <FailedPage isChunk={false} />,
    children: [
      { path: '/', element: <Navigate to={homePath} replace /> },
      { path: '/login', element: <SignInGate /> },
      ...statuses.map((status) => ({ path: `/${status}`, element: <StatusPage status={status} /> })),
      {
        element: <Workbench />,
        children: routes.map((route) => ({ path: route.path, element: <GuardedScreen route={route} /> })),
      },
      { path: '*', element: <Navigate to="/404" replace /> },
    ],
  },
]);

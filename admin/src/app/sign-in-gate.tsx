import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { decideNavigation } from '@policy/shared/auth/navigation.ts';

import { Screen, lazyScreen } from './screen.tsx';
import { returnPath, traveller } from './travel.ts';

const signInPage = lazyScreen(() => import('./sign-in/sign-in-page.tsx'));
const to = { path: '/login', name: '', query: {}, meta: { isAuth: false, isTab: false } };

/** The sign-in page for those without a token; everyone else goes on to where he wanted to be. */
export function SignInGate() {
  const [search] = useSearchParams();
  const [decision] = useState(() => decideNavigation(to, traveller()));
  if (decision.kind === 'redirect') return <Navigate to={returnPath(search)} replace />;
  return <Screen screen={signInPage} />;
}

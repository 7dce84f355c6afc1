import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';

import { decideNavigation } from '@policy/shared/auth/navigation/navigation.ts';

import { useErrorLog } from '../errors/error-log-store.ts';
import { Screen, lazyScreen } from '../screen.tsx';
import { useTabs } from '../shell/tabs/tab-store.ts';
import { session } from '../site.ts';
import { currentVisitor, returnPath } from '../navigation.ts';

const signInPage = lazyScreen(() => import('../sign-in/sign-in-page.tsx'));
const to = { path: '/login', name: '', query: {}, meta: { isAuth: false, isTab: false } };

/** Nobody is signed in any more: his tabs go, and of his errors as many as left this browser's storage with his session. */
function forgetPerson(): void {
  useTabs.getState().clear();
  useErrorLog.getState().reread();
}

/** The sign-in page for those without a token; everyone else goes on to where he wanted to be. */
export function SignInGate() {
  const [search] = useSearchParams();
  const [decision] = useState(() => decideNavigation(to, currentVisitor()));
  const isOut = decision.kind !== 'redirect';
  // Every end of a session leads here: signing out, a refusal of the server, a token that is gone.
  useEffect(() => {
    if (!isOut) return;
    forgetPerson();
    // A token without its cookie, or the other way round, is no session; and a sign-out may not have reached the server.
    session.end();
    void session.finishSignOut().catch(() => undefined);
  }, [isOut]);
  // Who is signed in and comes back from a provider has tied a login to his account.
  const isBack = search.has('state') && !search.has('source');
  if (!isOut)
    return <Navigate to={isBack ? `/info/index?${search.toString()}` : returnPath(search)} replace />;
  return <Screen screen={signInPage} />;
}

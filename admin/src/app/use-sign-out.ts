import { useNavigate } from 'react-router';

import { session } from './site.ts';
import { useTabs } from './shell/tab-store.ts';

/** Ends the session, closes every tab and goes to the sign-in page. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Ended here in any case: the session clears its tokens even where the server does not answer.
    await session.signOut().catch(() => undefined);
    useTabs.getState().clear();
    await navigate('/login');
  };
}

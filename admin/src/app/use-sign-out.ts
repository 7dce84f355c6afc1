import { useNavigate } from 'react-router';

import { session } from './site.ts';

/** Ends the session and goes to the sign-in page, which forgets the person. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Ended here in any case: the session clears its tokens even where the server does not answer.
    await session.signOut().catch(() => undefined);
    await navigate('/login');
  };
}

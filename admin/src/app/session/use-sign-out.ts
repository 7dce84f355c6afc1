import { useNavigate } from 'react-router';

import { session, tokens } from '../site.ts';

/** Ends the session and goes to the sign-in page, which forgets the person. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Ended here at once; where the server does not answer, the next page load tells it.
    const told = session.signOut().catch(() => undefined);
    await navigate('/login');
    // Who came by a provider ends his session there too; it sends him back to the sign-in.
    void told.then((out) => {
      if (out !== undefined) window.location.assign(out);
    });
  };
}

/** Goes to the sign-in page after the server has ended the session by itself. */
export function useSessionOver(): () => void {
  const navigate = useNavigate();
  return () => {
    tokens.clear();
    void navigate('/login');
  };
}

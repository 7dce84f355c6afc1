import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a script answers this page yet: false on the server and until its page has been taken over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

import { useErrorLog } from '../errors/error-log-store.ts';
import { useTabs } from '../shell/tabs/tab-store.ts';

/** Nobody is signed in any more: his tabs go, and of his errors as many as left this browser's storage with his session. */
export function forgetPerson(): void {
  useTabs.getState().clear();
  useErrorLog.getState().reread();
}

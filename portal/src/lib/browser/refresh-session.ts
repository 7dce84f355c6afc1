import { refreshLock } from '@policy/shared/auth/session/refresh-lock.ts';

import { session, store } from './api-session.ts';
import { refreshName } from './renew-session.ts';

/** Exchanges the token for a new one. */
export const refreshSession = () => session.refresh();

/** Runs an exchange unless another tab of this browser is at it. */
export const runAlone = refreshLock(store, refreshName);

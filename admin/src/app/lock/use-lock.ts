import { useLocation, useNavigate } from 'react-router';

import { lockPage, lockRedirectDelayMs } from '@policy/shared/auth/storage/constants.ts';
import { lockScreen } from '@policy/shared/auth/lock/lock.ts';

import { store } from '../site.ts';

/** Locks the screen and goes to the lock page, which leads back here. */
export function useLock(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => {
    if (!lockScreen(store)) return;
    const state = { from: pathname + search };
    setTimeout(() => void navigate(lockPage, { replace: true, state }), lockRedirectDelayMs);
  };
}

import { useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';

import { lockPage } from '@policy/shared/auth/storage/constants.ts';

import { currentVisitor } from '../navigation.ts';

/** A page outside of the frame, for all but those whose screen is locked: they are sent to the lock page. */
export function LockedAway({ children }: { children: ReactNode }) {
  const [{ hasToken, isLocked }] = useState(currentVisitor);
  return hasToken && isLocked ? <Navigate to={lockPage} replace /> : children;
}

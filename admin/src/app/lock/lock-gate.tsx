import { useState } from 'react';
import { Navigate } from 'react-router';

import { Screen, lazyScreen } from '../screen.tsx';
import { currentVisitor } from '../navigation.ts';

const lockPage = lazyScreen(() => import('./lock-page.tsx'));

/** The lock page for those who locked; for everyone else there is nothing to unlock. */
export function LockGate() {
  const [{ hasToken, isLocked }] = useState(currentVisitor);
  if (!hasToken) return <Navigate to="/login" replace />;
  return isLocked ? <Screen screen={lockPage} /> : <Navigate to="/" replace />;
}

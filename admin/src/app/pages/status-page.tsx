import { Suspense } from 'react';

import { FailureBoundary } from '../errors/failure-boundary.tsx';
import { lazyPart } from '../../kit/page/lazy-part.ts';
import { useTitle } from '../../kit/page/use-title.ts';

// Its pictures would weigh on the first load of everybody who never sees them.
const StatusResult = lazyPart(() => import('./status-result.tsx'));

/** The page of a refusal: no permission, not found, or a server error. */
export function StatusPage({ status }: { status: 403 | 404 | 500 }) {
  useTitle(String(status));
  return (
    <FailureBoundary>
      <Suspense fallback={null}>
        <StatusResult status={status} />
      </Suspense>
    </FailureBoundary>
  );
}

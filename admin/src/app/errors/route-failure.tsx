import { useEffect } from 'react';
import { useRouteError } from 'react-router';

import { FailedPage } from '../pages/failed-page.tsx';
import { useErrorLog } from './error-log-store.ts';

/** What stands in place of the whole app when its frame breaks; the error goes to the log. */
export function RouteFailure() {
  const failure = useRouteError();
  useEffect(() => useErrorLog.getState().add(failure, 'frame'), [failure]);
  return <FailedPage isChunk={false} />;
}

import type { SWRConfiguration } from 'swr';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useErrorLog } from './errors/error-log-store.ts';
import { takeReadAhead } from './read-ahead.ts';

/** How data is loaded during one visit: with a cache of its own, that begins with what was read ahead, and an error of our own code is logged instead of retried. */
export const freshLoads = (): SWRConfiguration => ({
  provider: takeReadAhead,
  onError: (error: unknown) => useErrorLog.getState().add(error, 'load'),
  shouldRetryOnError: (error: unknown) => error instanceof ApiError,
});

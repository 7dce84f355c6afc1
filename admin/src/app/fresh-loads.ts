import type { SWRConfiguration } from 'swr';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useErrorLog } from './errors/error-log-store.ts';

/** How data is loaded during one visit: with an empty cache, and an error of our own code is logged instead of retried. */
export const freshLoads = (): SWRConfiguration => ({
  provider: () => new Map(),
  onError: (error: unknown) => useErrorLog.getState().add(error, 'load'),
  shouldRetryOnError: (error: unknown) => error instanceof ApiError,
});

import type { SWRConfiguration } from 'swr';

import { ApiError } from '@policy/shared/client/api-error.ts';

import { useErrorLog } from './errors/error-log-store.ts';

/** How the pages of one visit read: nothing is known from an earlier one, and a fault of ours is logged and not repeated. */
export const freshLoads = (): SWRConfiguration => ({
  provider: () => new Map(),
  onError: (error: unknown) => useErrorLog.getState().add(error, 'load'),
  shouldRetryOnError: (error: unknown) => error instanceof ApiError,
});

import type { Called } from './interpreter/run.ts';

/**
 * A run came to something that has not been read: a process that it calls, or the tenant's working days. The interpreter
 * reads nothing, so whoever runs it reads that and begins the run anew; nothing of it has been written.
 */
export class Lacking extends Error {
  constructor(readonly wanted: Called | 'workdays') {
    super(`${wanted === 'workdays' ? 'The working days' : `The process ${wanted.key}`} has not been read`);
  }
}

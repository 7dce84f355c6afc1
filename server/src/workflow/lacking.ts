import type { Called } from './interpreter/run.ts';

/**
 * A run came to a process that it calls and that has not been read. The interpreter reads nothing, so whoever runs it reads
 * that and begins the run anew; nothing of it has been written.
 */
export class Lacking extends Error {
  constructor(readonly called: Called) {
    super(`The process ${called.key} has not been read`);
  }
}

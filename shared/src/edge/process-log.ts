import type { DestinationStream, Logger } from 'pino';

import { jsonLog } from '../node/json-log.ts';

/**
 * Tells the operator what failed, and the request that it failed on; an error of our own unless its level says otherwise:
 * `warn` where the server behind /api is at fault, `info` where the reader is.
 */
export type Report = (
  error: unknown,
  request: { url: string | undefined; requestId: string | undefined },
  level?: 'error' | 'warn' | 'info',
) => void;

/** What an app's server says on standard output: one JSON object a line, with the fields of the server behind /api. */
export const processLog = (output?: DestinationStream): Logger => jsonLog({}, output);

/** Writes failures of requests; what a reader searched for or signed in with stays out of the line. */
export const reportTo =
  (log: Logger): Report =>
  (error, { url = '', requestId }, level = 'error') =>
    log[level]({ err: error, requestId, path: url.split('?', 1)[0] }, 'request failed');

import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** What failed, and the request that it failed on. */
export type Report = (
  error: unknown,
  request: { url: string | undefined; requestId: string | undefined },
) => void;

/** A disk that is full, or a reader that left, costs lines and never the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** What an app's server says on standard output: one JSON object a line, with the fields of the server behind /api. */
export const processLog = (output: DestinationStream = standardOutput()): Logger => pino({}, output);

/** Writes failures of requests; what a reader searched for or signed in with stays out of the line. */
export const reportTo =
  (log: Logger): Report =>
  (error, { url = '', requestId }) =>
    log.error({ err: error, requestId, path: url.split('?', 1)[0] }, 'request failed');

import pino from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

import { failureOf } from './failure.ts';

/** A disk that is full, or a reader that left, costs lines and never the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

// An error keeps what it failed on in properties of any name: the bytes of a request, the values of a statement.
// A copy, because the logger's own type admits further keys.
const serializers = { err: (error: unknown) => ({ ...failureOf(error) }) };

/** A log of one JSON object a line, on standard output where nothing else is said; of an error it tells what and where. */
export const jsonLog = (
  options: Omit<LoggerOptions, 'serializers'>,
  output: DestinationStream = standardOutput(),
): Logger => pino({ ...options, serializers }, output);

import pino from 'pino';
import type { DestinationStream, Logger, LoggerOptions } from 'pino';

/** A disk that is full, or a reader that left, costs lines and never the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** A log of one JSON object a line, on standard output where nothing else is said. */
export const jsonLog = (options: LoggerOptions, output: DestinationStream = standardOutput()): Logger =>
  pino(options, output);

import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { DestinationStream } from 'pino';

import { failureOf } from './failure.ts';

/** What the process says on standard output, one JSON object a line and nothing else. */
export type ProcessLog = FastifyBaseLogger;

/** A disk that is full, or a reader that left, costs lines and never the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination(1);
  output.on('error', () => undefined);
  return output;
}

/** A log of the process: it writes no token, and no value of a statement that failed. */
export const processLog = (level: string, output: DestinationStream = standardOutput()): ProcessLog =>
  pino(
    {
      level,
      redact: ['req.headers.authorization', 'req.headers["blade-auth"]'],
      // A copy, because the logger's own type admits further keys.
      serializers: { err: (error: unknown) => ({ ...failureOf(error) }) },
    },
    output,
  );

import { jsonLog } from '@policy/shared/node/json-log.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { DestinationStream } from 'pino';

/** What the process says on standard output, one JSON object a line and nothing else. */
export type ProcessLog = FastifyBaseLogger;

/** A log of the process: it writes no token, and no value of a statement that failed. */
export const processLog = (level: string, output?: DestinationStream): ProcessLog =>
  jsonLog({ level, redact: ['req.headers.authorization', 'req.headers["blade-auth"]'] }, output);

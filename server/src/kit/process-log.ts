import { failureOf } from './failure.ts';

/** How the process writes what happens to its own output: no token, and no value of a statement that failed. */
export const processLog = (level: string) => ({
  level,
  redact: ['req.headers.authorization', 'req.headers["blade-auth"]'],
  // A copy, because the framework's own type admits further keys.
  serializers: { err: (error: unknown) => ({ ...failureOf(error) }) },
});

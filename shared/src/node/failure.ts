/** A failure of our own as a log may keep it: what and where. */
export interface Failure {
  type: string;
  message: string;
  /** The frames alone. */
  stack: string;
}

/**
 * Tells a failure without the values that it failed on: a database's error quotes its statement with all of them,
 * and its cause says what was wrong.
 */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const [message = ''] = wordsOf(error.cause instanceof Error ? error.cause : error).split('\nparams:');
  return { type: error.name, message, stack: framesOf(error) };
}

// An attempt at several addresses has no words of its own, only those of each.
const wordsOf = (error: Error): string =>
  error instanceof AggregateError && !error.message
    ? error.errors.map((one: unknown) => failureOf(one).message).join('; ')
    : error.message;

const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

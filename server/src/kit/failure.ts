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
  const { message } = error.cause instanceof Error ? error.cause : error;
  return { type: error.name, message: message.split('\nparams:')[0] ?? '', stack: framesOf(error) };
}

const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n');

// A frame names its file in brackets or after `at`; a path in brackets may have spaces in it.
const framePath = /(\(|\bat (?:async )?)(?:file:\/\/)?(?:\/|[a-z]:[\\/])[^()\n]*[\\/]/gi;
// Elsewhere a path ends with a space or a quote; what follows `https:` or a name is no path of this machine.
const path = /(?<![\w:/\\.-])(?:file:\/\/)?(?:\/|[a-z]:[\\/])(?:[^\s/\\()'"`]+[\\/])+/gi;

/** The same words without the folders of this machine: the names of files stay. */
export const withoutFolders = (text: string): string => text.replace(framePath, '$1').replace(path, '');

import type { Logger } from 'pino';
import { format, stripVTControlCharacters } from 'node:util';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Makes lines of the log of what Next and its pages tell the console, which would stand among them as plain text. */
export function consoleInto(log: Logger): void {
  const said = Object.entries(levels).map(([method, level]) => [
    method,
    (...words: unknown[]) => log[level]({ source: 'console' }, stripVTControlCharacters(format(...words))),
  ]);
  Object.assign(console, Object.fromEntries(said));
}

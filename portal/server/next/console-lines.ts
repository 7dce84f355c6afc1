import type { Logger } from 'pino';
import { format, stripVTControlCharacters } from 'node:util';

const levels = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/** Turns what Next and its pages write to the console into lines of the log; as plain text they would break its format. */
export function consoleInto(log: Logger): void {
  const said = Object.entries(levels).map(([method, level]) => [
    method,
    (...words: unknown[]) => log[level]({ source: 'console' }, stripVTControlCharacters(format(...words))),
  ]);
  Object.assign(console, Object.fromEntries(said));
}

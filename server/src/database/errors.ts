/** The embedded database's thread has ended; what was under way may or may not be done, what was acknowledged is. */
export class DatabaseStopped extends Error {
  override readonly name = 'DatabaseStopped';

  constructor(cause?: Error) {
    super('database worker stopped', { cause });
  }
}

/** What both engines tell about a refused statement. */
export interface DatabaseRefusal {
  /** SQLSTATE, five characters. */
  code: string;
  constraint?: string | undefined;
  detail?: string | undefined;
}

// A digit is what tells a state from a code of Node's, EPIPE for one.
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The refusal inside an error of Drizzle or of an engine; undefined when the database refused nothing. */
export function refusalOf(error: unknown): DatabaseRefusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = textField(error, 'code');
  if (code && sqlState.test(code)) {
    return { code, constraint: textField(error, 'constraint'), detail: textField(error, 'detail') };
  }
  return refusalOf(error.cause);
}

// Connection failures, a server that is shutting down or starting, and too many connections.
const goneStates = /^(08...|57P0[123]|53300)$/;
const goneCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE']);
const goneMessages = /Connection terminated|timeout exceeded when trying to connect|not queryable/;

/** True when the database cannot be reached just now, so that trying again later is worth while. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseStopped) return true;
  const code = textField(error, 'code') ?? '';
  if (goneStates.test(code) || goneCodes.has(code) || goneMessages.test(error.message)) return true;
  return isUnavailable(error.cause);
}

const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);
const readOnlyCodes = new Set(['EROFS', '25006']);

/** Why nothing can be kept just now: the disk of the files or of the database is full, or may not be written. */
export function diskFailureOf(error: unknown): 'full' | 'readOnly' | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = textField(error, 'code') ?? '';
  if (fullCodes.has(code)) return 'full';
  return readOnlyCodes.has(code) ? 'readOnly' : diskFailureOf(error.cause);
}

function textField(error: Error, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : undefined;
}

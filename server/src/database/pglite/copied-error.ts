const fieldNames = [
  'code',
  'severity',
  'detail',
  'hint',
  'position',
  'where',
  'schema',
  'table',
  'column',
  'constraint',
] as const;

/** An error in a form that survives the way between threads, which keeps no fields of its own. */
export interface CopiedError {
  message: string;
  fields: Partial<Record<(typeof fieldNames)[number], string>>;
}

/** What the embedded engine refused; carries the fields (`detail`, `constraint` …) that PostgreSQL's own driver gives. */
export class PgliteError extends Error {
  override readonly name = 'PgliteError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** Takes an error apart in the worker. */
export function copyError(error: unknown): CopiedError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const source = error as Error & Partial<Record<string, unknown>>;
  const present = fieldNames
    .filter((name) => typeof source[name] === 'string')
    .map((name) => [name, source[name]]);
  return { message: error.message, fields: Object.fromEntries(present) as CopiedError['fields'] };
}

/** Puts it together again for the caller. */
export function restoreError(copy: CopiedError): PgliteError {
  return Object.assign(new PgliteError(copy.message), copy.fields);
}

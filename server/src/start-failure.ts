import { failureOf } from '@policy/shared/node/failure.ts';

import { refusalOf } from './database/errors.ts';

/** What a database refuses at the start, as the operator knows it. */
const databaseCauses: Partial<Record<string, string>> = {
  '25006': 'the database is read-only',
  '28000': 'the database refuses the user of DATABASE_URL',
  '28P01': 'the database refuses the user or the password of DATABASE_URL',
  '3D000': 'the database that DATABASE_URL names does not exist',
  '42501': 'the user of DATABASE_URL may not change the database; it has to own it',
  '53100': 'the disk of the database is full',
  '53300': 'the database takes no more connections',
  '57P03': 'the database is just starting or stopping',
};

/** Why the server did not start, in one sentence and without the values that a statement or an address carries. */
export const startFailure = (error: unknown): string => `The server did not start: ${causeOf(error)}.`;

function causeOf(error: unknown): string {
  const refused = refusalOf(error);
  if (refused) {
    const { code, constraint } = refused;
    const place = constraint ? `${code}, constraint ${constraint}` : code;
    return `${databaseCauses[code] ?? 'the database refused a statement'} (${place})`;
  }
  const unreached = unreachedCode(error);
  if (unreached) return `the database cannot be reached (${unreached})`;
  const [sentence = ''] = failureOf(error).message.split('\n');
  return sentence.replace(/\.$/, '') || 'for an unknown reason';
}

/** Why no connection came about: at the start the server opens none but those to its database. */
function unreachedCode(error: unknown): string | undefined {
  // A host with several addresses fails with one error for each.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return undefined;
  if (first.message === 'timeout expired') return 'no answer in time';
  const { syscall, code }: NodeJS.ErrnoException = first;
  return syscall === 'connect' || syscall === 'getaddrinfo' ? code : undefined;
}

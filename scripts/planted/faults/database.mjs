import { server, unit } from '../found-by.mjs';

const keys = 'server/src/kit/transaction/idempotency.ts';
const keyed = server('server/src/kit/transaction/idempotency.db.test.ts');
const transactions = server('server/src/database/transaction.db.test.ts');
const many = server('server/src/kit/rows/bulk-insert.db.test.ts');

/** Transactions, keys of writes, and what differs between the two engines. */
export const databaseFaults = [
  {
    id: 'rollback',
    breaks: 'what failed half-way is kept by the embedded engine',
    file: 'server/src/database/pglite/drizzle-client.ts',
    find: 'await end(false).catch(',
    replace: 'await end(true).catch(',
    foundBy: [transactions],
  },
  {
    id: 'effect-after-rollback',
    breaks: 'what was to follow a commit follows a rollback as well',
    file: 'server/src/kit/transaction/transaction.ts',
    find: '=> effects.push(effect);',
    replace: '=> effect();',
    foundBy: [server('server/src/kit/transaction/transaction.db.test.ts')],
  },
  {
    id: 'key-replay',
    breaks: 'a repeated write with a key writes again',
    file: keys,
    find: 'if (claimed.length === 0) {',
    replace: 'if (claimed.length < 0) {',
    foundBy: [keyed],
  },
  {
    id: 'key-other-body',
    breaks: 'a key that was used for another body answers what that one did',
    file: keys,
    find: 'known.bodyHash !== bodyHash',
    replace: 'known.bodyHash === undefined',
    foundBy: [keyed],
  },
  {
    id: 'key-of-engine',
    breaks: 'the engine takes a key for several commands on several things',
    file: 'server/src/workflow/command.ts',
    find: '[idempotencyKey, command.name, command.target(input.data)]',
    replace: '[idempotencyKey]',
    foundBy: [unit('server/src/workflow/commands/complete.test.ts')],
  },
  {
    id: 'constraint-between-threads',
    breaks: 'an error of the embedded engine loses the name of its constraint between threads',
    file: 'server/src/database/pglite/copied-error.ts',
    find: "'constraint',",
    replace: '',
    foundBy: [transactions],
  },
  {
    id: 'zone-of-postgres',
    breaks: 'PostgreSQL reads dates inside a statement in the zone of its machine',
    file: 'server/src/database/postgres.ts',
    find: '-c TimeZone=UTC',
    replace: '-c TimeZone=Asia/Shanghai',
    foundBy: [transactions],
  },
  {
    id: 'numbers-as-texts',
    breaks: 'an amount comes out of the database as a text',
    file: 'server/src/kit/table/columns.ts',
    find: "scale: 4, mode: 'number' }",
    replace: 'scale: 4 }',
    foundBy: [server('server/src/kit/query/paging.db.test.ts')],
  },
  {
    id: 'structures-of-many',
    breaks: 'a structure among many rows is stored as one text',
    file: 'server/src/kit/sql/bulk-statements.ts',
    find: 'return isStructure ? value : column.mapToDriverValue(value);',
    replace: 'return column.mapToDriverValue(value);',
    foundBy: [many],
  },
  {
    id: 'nulls-in-order',
    breaks: 'rows without a value come first in a falling order',
    file: 'server/src/kit/query/paging.ts',
    find: ' desc nulls last`',
    replace: ' desc`',
    foundBy: [server('server/src/kit/query/paging.db.test.ts')],
  },
];

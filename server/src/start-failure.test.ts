import { expect, it } from 'vitest';

import { startFailure } from './start-failure.ts';

const failed = (fields: object, message = 'SECRET') => Object.assign(new Error(message), fields);
const query = (cause: Error) => new Error('Failed query: insert\nparams: SECRET', { cause });

it.each([
  [failed({ code: '28P01' }), 'the database refuses the user or the password of DATABASE_URL (28P01).'],
  [
    query(failed({ code: '23505', constraint: 'tenant_no', detail: 'Key (SECRET)' })),
    'the database refused a statement (23505, constraint tenant_no).',
  ],
  [
    failed({ code: 'ECONNREFUSED', syscall: 'connect', address: 'SECRET' }),
    'the database cannot be reached (ECONNREFUSED).',
  ],
  [
    new AggregateError([failed({ code: 'ECONNREFUSED', syscall: 'connect' })]),
    'the database cannot be reached (ECONNREFUSED).',
  ],
  [failed({ code: 'ENOTFOUND', syscall: 'getaddrinfo' }), 'the database cannot be reached (ENOTFOUND).'],
  [new Error('timeout expired'), 'the database cannot be reached (no answer in time).'],
  [
    failed(
      { code: 'EADDRINUSE', syscall: 'listen' },
      'listen EADDRINUSE: address already in use 127.0.0.1:80',
    ),
    'listen EADDRINUSE: address already in use 127.0.0.1:80.',
  ],
  [new Error('Configuration: SERVER_PORT is wrong.\n    at x'), 'Configuration: SERVER_PORT is wrong.'],
  [new Error(''), 'for an unknown reason.'],
])('a failure at the start is one sentence with its cause and without values: %s', (error, cause) => {
  expect(startFailure(error)).toBe(`The server did not start: ${cause}`);
});

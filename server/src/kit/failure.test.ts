import { expect, test } from 'vitest';

import { processLog } from './process-log.ts';
import { failureOf, withoutFolders } from './failure.ts';

const refused = () =>
  new Error('Failed query: insert into person\nparams: 林小满,\n at SECRET (x.js:1:1),110101', {
    cause: Object.assign(new Error('null value in column "name"'), {
      detail: 'Failing row contains (110101)',
    }),
  });

test('a failed statement is told by its cause and its place, without its values', () => {
  const failure = failureOf(refused());
  expect(failure).toMatchObject({ type: 'Error', message: 'null value in column "name"' });
  expect(failure.stack).toMatch(/^\s*at .*failure\.test\.ts/);
  expect(JSON.stringify(failure)).not.toMatch(/SECRET|110101|林小满/);
});

test('a failure without a cause is told by its own words, whatever was thrown', () => {
  expect(failureOf(new TypeError('x is no function')).message).toBe('x is no function');
  expect(failureOf(new Error('Failed query: select 1\nparams: SECRET')).message).toBe(
    'Failed query: select 1',
  );
  expect(failureOf('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
});

test('what the process writes of a failed statement holds no value of it', () => {
  const lines: string[] = [];
  const log = processLog('error', { write: (line: string) => void lines.push(line) });
  log.error({ err: refused(), jobId: 'rows' }, 'timer failed');
  expect(JSON.parse(lines.join(''))).toMatchObject({
    msg: 'timer failed',
    jobId: 'rows',
    err: { message: 'null value in column "name"' },
  });
  expect(lines.join('')).not.toMatch(/SECRET|110101|林小满/);
});

test.each([
  ['at load (/srv/policy/server/dist/main.js:12:34)', 'at load (main.js:12:34)'],
  ['at async file:///srv/policy app/dist/main.js:12:34', 'at async main.js:12:34'],
  ['at Socket.<anonymous> (C:\\policy\\dist\\main.js:1:2)', 'at Socket.<anonymous> (main.js:1:2)'],
  ['at node:internal/process/task_queues:95:5', 'at node:internal/process/task_queues:95:5'],
  ['at t (https://policy.example/assets/a.js:1:2)', 'at t (https://policy.example/assets/a.js:1:2)'],
  ["ENOENT: no such file, open '/srv/policy/files/ab/x.pdf'", "ENOENT: no such file, open 'x.pdf'"],
  ['/api/policy is no folder of ours, nor 1/2', 'policy is no folder of ours, nor 1/2'],
])('folders of the machine are left out: %s', (told, left) => {
  expect(withoutFolders(told)).toBe(left);
});

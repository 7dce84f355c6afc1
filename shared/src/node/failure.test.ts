import { expect, test } from 'vitest';

import { failureOf } from './failure.ts';
import { jsonLog } from './json-log.ts';

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

test('an attempt at several addresses is told by the words of each', () => {
  const each = ['connect ECONNREFUSED ::1:8000', 'connect ECONNREFUSED 127.0.0.1:8000'];
  expect(failureOf(new AggregateError(each.map((said) => new Error(said)))).message).toBe(each.join('; '));
});

test('what a process writes of a failure holds no value that it failed on', () => {
  const lines: string[] = [];
  const log = jsonLog({}, { write: (line: string) => void lines.push(line) });
  log.error({ err: refused(), jobId: 'rows' }, 'timer failed');
  log.info({ err: Object.assign(new Error('Parse Error'), { rawPacket: 'Blade-Auth: SECRET' }) });
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'timer failed',
    jobId: 'rows',
    err: { message: 'null value in column "name"' },
  });
  expect(lines.join('')).not.toMatch(/SECRET|110101|林小满/);
});

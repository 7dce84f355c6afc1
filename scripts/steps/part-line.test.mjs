import { expect, it } from 'vitest';

import { readable, stepOf } from './part-line.mjs';

const line = (entry) => JSON.stringify({ time: 1, pid: 2, ...entry });

it('a step is told by a line of the log, and by nothing else', () => {
  expect(stepOf(line({ level: 30, step: 'reference data' }))).toBe('reference data');
  expect(['step: no', '{"step":', '{"step":1}', line({ msg: 'call' })].map(stepOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});

it('a person reads words where the log has fields', () => {
  expect(readable('Error: plain')).toBe('Error: plain');
  expect(readable(line({ level: 30, step: 'reference data' }))).toBe('reference data');
  expect(readable(line({ level: 50, msg: 'timer failed', err: { message: 'gone' } }))).toBe(
    'timer failed: gone',
  );
  expect(readable(line({ level: 30, msg: 'call', method: 'GET', path: '/api/x', status: 200 }))).toBe(
    'call GET /api/x 200',
  );
  expect(readable(line({ level: 30, msg: 'Server listening' }))).toBe('');
  const failed = { level: 50, msg: 'request failed', path: '/policyinfo', err: { message: 'gone' } };
  expect(readable(line(failed))).toBe('request failed /policyinfo: gone');
});

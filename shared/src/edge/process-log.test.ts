import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

import { processLog, reportTo } from './process-log.ts';

it('an app writes lines of JSON with the fields of the server, and no query of a reader', async () => {
  const output = new PassThrough();
  const log = processLog(output);
  log.info({ step: 'listening' });
  reportTo(log)(new Error('disk on fire'), { url: '/policyinfo?title=SECRET', requestId: 'r-1' });
  reportTo(log)('no error at all', { url: undefined, requestId: undefined });
  output.end();
  const lines = (await text(output)).trim().split('\n');
  const entries = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(entries[0]).toMatchObject({ level: 30, step: 'listening' });
  expect(entries[1]).toMatchObject({
    ...{ level: 50, msg: 'request failed', path: '/policyinfo', requestId: 'r-1' },
    err: { message: 'disk on fire' },
  });
  expect(entries).toHaveLength(3);
  for (const { level, time } of entries) expect([level, time].every(Number.isInteger)).toBe(true);
  expect(lines.join('')).not.toContain('SECRET');
});

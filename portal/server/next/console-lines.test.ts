import { processLog } from '@policy/shared/edge/process-log.ts';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';

import { consoleInto } from './console-lines.ts';

const before = { ...console };
afterEach(() => void Object.assign(console, before));

it('what Next says on the console becomes lines of the log', async () => {
  const output = new PassThrough();
  consoleInto(processLog(output));
  console.log(' \u001B[32m✓\u001B[39m ready in %d ms', 5);
  console.error(new Error('a page failed'));
  output.end();
  const lines = (await text(output)).trim().split('\n');
  expect(lines.map((line): unknown => JSON.parse(line))).toMatchObject([
    { level: 30, source: 'console', msg: ' ✓ ready in 5 ms' },
    { level: 50, source: 'console', msg: expect.stringContaining('Error: a page failed\n    at ') },
  ]);
});

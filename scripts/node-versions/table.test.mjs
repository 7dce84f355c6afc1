import { expect, it } from 'vitest';

import { table } from './table.mjs';

it('draws a line for each version, with what passed and failed', () => {
  const checks = [
    { name: 'unit tests', passed: 12, failed: 0, seconds: 3 },
    { name: 'the product', passed: 4, failed: 1, seconds: 20 },
  ];
  expect(table([{ version: 'v22.1.0', checks }])).toBe(
    [
      '| Node    | unit tests                | the product               |',
      '| ------- | ------------------------- | ------------------------- |',
      '| v22.1.0 | 12 passed, 0 failed (3 s) | 4 passed, 1 failed (20 s) |',
    ].join('\n'),
  );
});

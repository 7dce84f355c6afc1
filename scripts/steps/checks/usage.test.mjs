import { expect, it } from 'vitest';

import { run } from '../run.mjs';
import { measured, readStat, secondsOfTree } from './usage.mjs';

it('reads a process whose name looks like a line of the kernel', () => {
  const stat = '7 (a) S (1 2) S 3 7 7 0 -1 4194304 0 0 0 0 250 50 1000 200 20 0 1 0 5 0 0';
  expect(readStat(stat)).toEqual({ parent: 3, seconds: 15 });
});

it('adds up a program and all that it has begun, and nobody else', () => {
  const all = new Map([
    [1, { parent: 0, seconds: 100 }],
    [2, { parent: 1, seconds: 1 }],
    [3, { parent: 2, seconds: 2 }],
    [4, { parent: 3, seconds: 4 }],
    [5, { parent: 1, seconds: 8 }],
  ]);
  expect(secondsOfTree(2, all)).toBe(7);
});

it.runIf(process.platform === 'linux')('tells apart what parts use that run side by side', async () => {
  const busy = 'const end = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < end);';
  const [idle, working] = await Promise.all([
    measured(() => run(process.execPath, ['-e', 'setTimeout(() => 0, 500)'])),
    measured(() => run(process.execPath, ['-e', busy])),
  ]);
  expect(working.result.code).toBe(0);
  expect(working.cpu).toBeGreaterThan(idle.cpu);
});

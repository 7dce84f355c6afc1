import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';

import { processLog } from './process-log.ts';
import { runEdge, startEdge } from './run-edge.ts';
import { closeAll, listening } from './testing/running-edge.ts';

afterEach(() => {
  vi.restoreAllMocks();
  closeAll();
});

it.each(['127.0.0.1', 'loopback'])('an app whose port is taken (%s) says so and ends', async (host) => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const port = Number(new URL(await listening(() => undefined)).port);
  const run = { open: () => createServer(), port, host, address: 'http://localhost', log: processLog() };
  await startEdge('The app', () => runEdge(run));
  const sentence = `The app did not start: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`;
  expect(write.mock.calls).toEqual([[sentence]]);
  expect(exit.mock.calls).toEqual([[1]]);
});

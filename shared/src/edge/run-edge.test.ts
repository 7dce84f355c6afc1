import { createServer } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';

import { processLog } from './process-log.ts';
import { runEdge, startEdge } from './run-edge.ts';
import { closeAll, listening } from './testing/running-edge.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
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

it.each([
  { stopped: () => Promise.resolve(), status: 0, said: [] },
  {
    stopped: () => Promise.reject(new Error('the pages hang')),
    ...{ status: 1, said: [['What served http://localhost did not end well: the pages hang.\n']] },
  },
])('an app that is asked to end does so with $status', async ({ stopped, status, said }) => {
  // What ends an app in any case after a while would end the tests.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const once = vi.spyOn(process, 'once').mockReturnThis();
  const exited = new Promise((resolve) => vi.spyOn(process, 'exit').mockImplementation(resolve as never));
  const run = { open: () => createServer(), port: 0, host: '127.0.0.1', address: 'http://localhost' };
  await runEdge({ ...run, log: processLog({ write: () => undefined }), stopped });
  once.mock.calls.find(([signal]) => signal === 'SIGTERM')?.[1]();
  expect(await exited).toBe(status);
  expect(write.mock.calls).toEqual(said);
});

import type { Server } from 'node:http';
import type { Logger } from 'pino';

import { makeObjectsYoung } from '../node/young-objects.ts';
import { listen } from './listen.ts';

interface EdgeRun {
  /** Makes a server; asked once for each address. */
  open: () => Server;
  port: number;
  host: string | undefined;
  /** Where people find the app. */
  address: string;
  log: Logger;
  /** What else ends with the process, before and after its servers. */
  stopping?: () => void;
  stopped?: () => Promise<void>;
}

// What is being answered may end; what takes longer than anyone would wait is cut off.
const graceMs = 3_000;

/** Serves an app until the process is asked to end. */
export async function runEdge({ open, port, host, address, log, stopping, stopped }: EdgeRun): Promise<void> {
  const servers = await listen(open, { port, host });
  log.info({ step: `listening for ${address}` });
  const stop = () => {
    stopping?.();
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
    void Promise.all(closed)
      .then(stopped)
      .then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`What served ${address} did not end well: ${firstSentence(error)}.\n`);
          process.exit(1);
        },
      );
    setTimeout(() => process.exit(0), graceMs).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Starts an app; one that cannot start says why in one sentence on standard error, and its process ends. */
export async function startEdge(app: string, start: () => Promise<void>): Promise<void> {
  makeObjectsYoung();
  try {
    await start();
  } catch (error) {
    process.stderr.write(`${app} did not start: ${firstSentence(error)}.\n`);
    process.exit(1);
  }
}

function firstSentence(error: unknown): string {
  const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return sentence.replace(/\.$/, '') || 'for an unknown reason';
}

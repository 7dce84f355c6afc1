import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { builtServer } from '../built-server.ts';
import { freePort } from '../free-port.ts';

const serverDir = fileURLToPath(new URL('../..', import.meta.url));

const secret = () => randomBytes(32).toString('base64url');

/** Environment of a server in production mode, whose start seeds least. */
export const production = {
  APP_MODE: 'production',
  TOKEN_SECRET: secret(),
  FIELD_SECRET: secret(),
  PORTAL_SECRET: secret(),
};

/** What servers that begin together are given. */
interface Start {
  databaseUrl: string;
  env: Record<string, string>;
  count: number;
}

/** Starts so many servers at once on one database; answers how each got on: `ready`, or what it wrote as it ended. */
export async function beginTogether({ databaseUrl, env, count }: Start): Promise<string[]> {
  const program = await builtServer();
  const folder = mkdtempSync(join(tmpdir(), 'together-'));
  const servers = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const port = await freePort();
      const DATA_DIR = join(folder, `data-${at}`);
      return startServer(program, {
        ...{ ...env, DATA_DIR, LOG_LEVEL: 'error', SERVER_PORT: String(port) },
        DATABASE_URL: databaseUrl,
      });
    }),
  );
  const outcomes = await Promise.all(servers.map(({ outcome }) => outcome()));
  await Promise.all(servers.map(({ end }) => end()));
  rmSync(folder, { recursive: true, force: true });
  return outcomes;
}

/** A server of its own process, as `builtServer` answered its program. */
export function startServer(program: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    cwd: serverDir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  let written = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text));
  const ended = once(child, 'close');
  const answers = () =>
    fetch(`http://127.0.0.1:${env.SERVER_PORT}/api/health/ready`).then(
      ({ status }) => status === 200,
      () => false,
    );
  return {
    /** What it has written on its standard output so far. */
    lines,
    /** Waits until it answers or has ended. */
    outcome: async (): Promise<string> => {
      while (child.exitCode === null && child.signalCode === null) {
        if (await answers()) return 'ready';
        await delay(100);
      }
      await ended;
      return `exit code ${child.exitCode}: ${written.trim()}`;
    },
    end: async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
      if (child.exitCode === null) child.kill(signal);
      await ended;
    },
  };
}

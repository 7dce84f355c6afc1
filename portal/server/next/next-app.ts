import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { Duplex, Readable } from 'node:stream';

import { z } from 'zod';

import { siteHref } from '../../src/base-path.ts';

/** One request to Next. */
export interface NextAsk {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body?: Readable;
  /** Aborts the request when its reader has gone. */
  signal?: AbortSignal;
}

/** Next, running in this process and reachable for this process only. */
export interface NextApp {
  ask(question: NextAsk): Promise<IncomingMessage>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): Promise<void>;
}

interface NextOptions {
  dev: boolean;
  dir: string;
  /** Folder of the build, below `dir`. */
  distDir: string;
  port: number;
}

// Renders at the same time; more would only share the one thread and all be late.
const concurrency = 32;

/** Starts Next behind a private socket, so that its answers can be read before they go out. */
export async function startNext({ dev, dir, distDir, port }: NextOptions): Promise<NextApp> {
  // Next and React choose their build by it when they are loaded, which is why the import waits.
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    ...(dev ? {} : await builtSettings(path.join(dir, distDir))),
  });
  const { default: next } = await import('next');
  // A name and not an address: next-intl's rewrites loop on an IP literal.
  const app = next({ dev, dir, port, hostname: 'localhost' });
  await app.prepare();
  const handle = app.getRequestHandler();
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'));
  const socketPath =
    process.platform === 'win32' ? `\\\\.\\pipe\\portal-${process.pid}` : path.join(folder, 'next.sock');
  const server = await listen(socketPath, (request, response) => void handle(request, response));
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  return {
    // Next expects the base path that it was built for; nobody else here knows of it.
    ask: (question) => send({ ...question, url: siteHref(question.url) }, { socketPath, agent }),
    // Next listens for upgrades on the server that it was first asked through; its own handler answers none of them.
    upgrade: (request, socket, head) => void server.emit('upgrade', request, socket, head),
    async close() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const requiredFiles = z.object({ config: z.record(z.string(), z.unknown()) });

/** The settings that the build was made with, as Next's own standalone server hands them over: a package has no next.config.ts. */
async function builtSettings(folder: string) {
  const file = await readFile(path.join(folder, 'required-server-files.json'), 'utf8');
  const { config } = requiredFiles.parse(JSON.parse(file));
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}

async function listen(socketPath: string, listener: RequestListener): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 0 }, listener);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, resolve);
  });
  return server;
}

function send(question: NextAsk, over: { socketPath: string; agent: Agent }): Promise<IncomingMessage> {
  const { method, url, headers, body, signal } = question;
  return new Promise((resolve, reject) => {
    const request = ask({ ...over, method, path: url, headers, ...(signal ? { signal } : {}) }, resolve);
    request.once('error', reject);
    if (!body) request.end();
    else pipeline(body, request, (error) => error && reject(error));
  });
}

import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import { freePort } from '../../test/free-port.ts';

/** A server of files, in a process of its own, that sends texts from the disk as they are and packed by gzip. */
export interface StaticServer {
  /** nginx where it is installed, else a plain server of Node. */
  name: string;
  origin: string;
  pid: number;
  stop(): void;
}

const program = fileURLToPath(new URL('./static-process.mjs', import.meta.url));

/** Writes pages to files of a folder, by the names `0.html`, `1.html` and so on, and starts a server of them. */
export async function serveFiles(pages: readonly string[]): Promise<StaticServer> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-static-'));
  for (const [at, page] of pages.entries()) {
    writeFileSync(join(folder, `${String(at)}.html`), page);
    writeFileSync(join(folder, `${String(at)}.html.gz`), gzipSync(page, { level: 9 }));
  }
  const port = await freePort();
  const nginx = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  const child = nginx.error ? fork(program, [folder, String(port)]) : startNginx(folder, port);
  const origin = `http://127.0.0.1:${String(port)}`;
  const stop = () => {
    // It takes its own file away as it ends.
    child.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    child.kill();
  };
  try {
    await untilAnswers(origin, child);
  } catch (error) {
    stop();
    throw error;
  }
  const name = nginx.error ? 'plain Node file server (no nginx here)' : nginx.stderr.trim();
  return { name, origin, pid: child.pid!, stop };
}

function startNginx(folder: string, port: number): ChildProcess {
  const conf = join(folder, 'nginx.conf');
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = [
    // Who may change over to another user would, and could not read the folder.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;`,
    'events { worker_connections 256; }',
    `http { access_log off; sendfile on; gzip_static on; default_type text/html;`,
    ...scratch.map((name) => `${name}_temp_path ${folder}/${name};`),
    `server { listen 127.0.0.1:${String(port)}; root ${folder}; } }`,
  ];
  writeFileSync(conf, lines.join('\n'));
  return spawn('nginx', ['-p', folder, '-c', conf], { stdio: ['ignore', 'ignore', 'inherit'] });
}

async function untilAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${origin}/0.html`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await delay(50);
  }
  throw new Error('the server of files did not answer');
}

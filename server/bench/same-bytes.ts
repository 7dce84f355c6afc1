import { fork } from 'node:child_process';
import { writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A bare HTTP server in a process of its own. */
export interface BareServer {
  url: string;
  pid: number;
  bytes: number;
  stop(): void;
}

/** Starts a node:http server that sends what a page's address answered, byte for byte and nothing else. */
export async function sendSameBytes(url: string, headers: Record<string, string>): Promise<BareServer> {
  const body = await bodyOf(url, headers);
  const file = join(tmpdir(), `bench-page-${process.pid}`);
  writeFileSync(file, body);
  const child = fork(fileURLToPath(new URL('./same-bytes-process.mjs', import.meta.url)), [file]);
  const port = await new Promise<number>((resolve) =>
    child.once('message', (said) => resolve(said as number)),
  );
  rmSync(file);
  return {
    url: `http://127.0.0.1:${port}/`,
    pid: child.pid!,
    bytes: body.length,
    stop: () => child.disconnect(),
  };
}

/** As sent: fetch would unpack it. */
function bodyOf(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => void buffer(answer).then(resolve, reject)).once('error', reject);
  });
}

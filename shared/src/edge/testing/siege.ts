/* Sends a thousand hostile requests to running edges while an honest reader goes on: npm run siege -- <origin>=<pid> … */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { hostileRequests } from './hostile-requests.ts';
import { rawRequest } from './raw-request.ts';

const count = 1_000;
const atOnce = 50;
const recoveryMs = 60_000;
const foreign = '127.0.0.1:9';

/** Requests that stop half-way and stay: what an edge has to end by itself. */
const held = [
  'GET /api/x HTTP/1.1\r\nHost: x\r\nX-Half: ',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nhalf',
  'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n',
];

interface Vitals {
  sockets: number;
  megabytes: number;
}

/** Open sockets and resident memory of a process. */
function vitals(pid: string): Vitals {
  const sockets = readdirSync(`/proc/${pid}/fd`).filter((fd) => linkOf(pid, fd).startsWith('socket:')).length;
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return { sockets, megabytes: Math.round(Number(kilobytes) / 1024) };
}

function linkOf(pid: string, fd: string): string {
  try {
    return readlinkSync(`/proc/${pid}/fd/${fd}`);
  } catch {
    // Closed since the folder was read.
    return '';
  }
}

/** Asks as an honest reader does, again and again, until it is told to stop. */
function honestReader(origin: string, paths: readonly string[]) {
  const waits: number[] = [];
  let failed = 0;
  const ending = new AbortController();
  const ask = async (path: string) => {
    const began = performance.now();
    const answer = await fetch(origin + path).catch(() => undefined);
    await answer?.arrayBuffer();
    waits.push(performance.now() - began);
    if (!answer?.ok) failed += 1;
  };
  const reading = (async () => {
    while (!ending.signal.aborted) {
      for (const path of paths) await ask(path);
      await wait(20);
    }
  })();
  return async () => {
    ending.abort();
    await reading;
    return { calls: waits.length, failed, slowestMs: Math.round(Math.max(...waits)) };
  };
}

function hold(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .on('error', () => undefined)
      .on('close', () => resolve())
      .resume();
  });
}

async function besiege(origin: string, pid: string) {
  const port = Number(new URL(origin).port);
  const paths = ['/api/blade-system/tenant/info?domain=localhost', '/login'];
  await honestReader(origin, paths)();
  const before = vitals(pid);
  const stop = honestReader(origin, paths);
  const holding = Array.from({ length: count / 10 }, (_, at) => hold(port, held[at % held.length] ?? ''));
  let sent = holding.length;
  const send = async () => {
    while (sent < count) {
      const { bytes, leaves = false } = hostileRequests[sent++ % hostileRequests.length] ?? { bytes: '' };
      await rawRequest(port, bytes.replaceAll('{foreign}', foreign), { leaves });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  const during = vitals(pid);
  await Promise.all(holding);
  const honest = await stop();
  await wait(recoveryMs);
  process.stdout.write(`${JSON.stringify({ origin, honest, before, during, after: vitals(pid) })}\n`);
}

for (const argument of process.argv.slice(2)) {
  const [origin = '', pid = ''] = argument.split('=');
  await besiege(origin, pid);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';

import { freePort } from '../test/free-port.ts';
import { load } from './load.ts';
import type { Figures } from './load.ts';
import { madePolicyIds } from './policies.ts';
import { sendSameBytes } from './same-bytes.ts';
import type { Subject } from './subject.ts';

const portalDir = fileURLToPath(new URL('../../portal', import.meta.url));
const program = `${portalDir}/dist/server.mjs`;
const path = `/policyinfo/policyinfoDetail?id=${madePolicyIds[4_000]}`;

/** The most CPU time that a page from the cache may cost. */
const aimMs = 0.4;

/** Lines about the portal's kept detail page beside plain node:http sending the same bytes; or why they are missing. */
export async function measurePortal(subject: Subject, seconds: number): Promise<string[]> {
  const missing = [program, `${portalDir}/.next/BUILD_ID`].find((file) => !existsSync(file));
  if (missing) return [`portal detail page: skipped, ${missing} is not built (npm run build)`];
  const port = await freePort();
  const portal = startPortal(port, new URL(subject.ours).origin);
  const url = `http://localhost:${port}${path}`;
  try {
    await untilAnswers(url, portal);
    const lines = [heading];
    for (const encoding of ['br', 'identity'])
      lines.push(...(await compare({ portal, url, encoding }, seconds)));
    return lines;
  } finally {
    portal.kill();
  }
}

interface Case {
  portal: ChildProcess;
  url: string;
  encoding: string;
}

const heading = `\n${'cached portal detail page'.padEnd(34)}   req/s  p99 ms  CPU ms/request  aim`;

async function compare({ portal, url, encoding }: Case, seconds: number): Promise<string[]> {
  const headers = { 'accept-encoding': encoding };
  const bare = await sendSameBytes(url, headers);
  try {
    const cached = await withCpu(portal.pid, () => load({ url, headers }, seconds));
    const plain = await withCpu(bare.pid, () => load({ url: bare.url }, seconds));
    return [line(`portal, ${encoding}`, cached, aimMs), line(`bare node:http, ${bare.bytes} bytes`, plain)];
  } finally {
    bare.stop();
  }
}

type Measured = Figures & { cpuMs: number };

function line(name: string, { perSecond, p99Ms, cpuMs }: Measured, aim?: number): string {
  const verdict = aim === undefined ? '' : `${cpuMs <= aim ? 'met' : 'MISSED'} (${aim})`;
  const figures = [
    perSecond.toFixed(0).padStart(8),
    p99Ms.toFixed(0).padStart(8),
    cpuMs.toFixed(3).padStart(16),
  ];
  return `${name.padEnd(34)}${figures.join('')}  ${verdict}`;
}

/** CPU time of the process over all requests, those of the warm-up included. */
async function withCpu(pid: number | undefined, work: () => Promise<Figures>): Promise<Measured> {
  const before = cpuMsOf(pid);
  const figures = await work();
  return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.allRequests };
}

/** Linux counts user and system time of a process and its threads in hundredths of a second. */
function cpuMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function startPortal(port: number, apiOrigin: string): ChildProcess {
  const env = { PORTAL_PORT: String(port), API_ORIGIN: apiOrigin, APP_MODE: 'test', NODE_ENV: 'production' };
  return spawn(process.execPath, [program], {
    cwd: portalDir,
    env: { ...process.env, ...env, PORTAL_ORIGIN: `http://localhost:${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function untilAnswers(url: string, portal: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240 && portal.exitCode === null; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.status === 200) return;
    await delay(250);
  }
  throw new Error(`the portal did not answer at ${url}`);
}

import { load } from './load.ts';
import type { Figures } from './load.ts';
import { madePolicyIds } from './policies.ts';
import { missingOfPortal, startPortal } from './portal/built-portal.ts';
import { cpuMsOf } from './portal/processor-time.ts';
import { sendSameBytes } from './same-bytes.ts';
import type { Subject } from './subject.ts';

const path = `/policyinfo/policyinfoDetail?id=${madePolicyIds[4_000]}`;

/** The most CPU time that a page from the cache may cost. */
const aimMs = 0.08;

/** Lines about the portal's kept detail page beside plain node:http sending the same bytes; or why they are missing. */
export async function measurePortal(subject: Subject, seconds: number): Promise<string[]> {
  const missing = missingOfPortal();
  if (missing) return [`portal detail page: skipped, ${missing} is not built (npm run build)`];
  const portal = await startPortal(new URL(subject.ours).origin);
  try {
    const lines = [heading];
    for (const encoding of ['br', 'identity'])
      lines.push(...(await compare({ pid: portal.pid, url: portal.origin + path, encoding }, seconds)));
    return lines;
  } finally {
    portal.stop();
  }
}

interface Case {
  pid: number;
  url: string;
  encoding: string;
}

const heading = `\n${'cached portal detail page'.padEnd(34)}   req/s  p99 ms  CPU ms/request  aim`;

async function compare({ pid, url, encoding }: Case, seconds: number): Promise<string[]> {
  const headers = { 'accept-encoding': encoding };
  const bare = await sendSameBytes(url, headers);
  try {
    const cached = await withCpu(pid, () => load({ url, headers }, seconds));
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
async function withCpu(pid: number, work: () => Promise<Figures>): Promise<Measured> {
  const before = cpuMsOf(pid);
  const figures = await work();
  return { ...figures, cpuMs: (cpuMsOf(pid) - before) / figures.allRequests };
}

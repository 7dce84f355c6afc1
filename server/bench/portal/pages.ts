import { load } from '../load.ts';
import type { Figures, Target } from '../load.ts';
import { atLeast, atMost } from '../workflow/sheet.ts';
import type { Aim, Line, Sheet } from '../workflow/sheet.ts';
import type { BuiltPortal } from './built-portal.ts';
import { cpuMsOf } from './processor-time.ts';
import { serveFiles } from './static-server.ts';
import type { StaticServer } from './static-server.ts';

const [mostKeptMs, leastTimes] = [0.08, 40];
/** What every browser takes, and what nginx has beforehand. */
const headers = { 'accept-encoding': 'gzip' };
/** More would wait in front of two cores for each other, and for the next page after the last of them has left. */
const makers = 2;
/** The first thousands of answers of a process pay for its compiler, whichever page they are of. */
const compilingSeconds = 3;
/** No page with so long an address is kept: it is made for this reader alone, and is the same page. */
const endless = `unread=${'x'.repeat(2100)}`;

const unkept = (path: string) => `${path}${path.includes('?') ? '&' : '?'}${endless}`;

/** A page, and how the same is asked for so that it is not kept. */
export interface Page {
  name: string;
  path: string;
  unkept?: () => string;
}

interface Measured extends Figures {
  cpuMs: number;
  apiMs: number;
}

interface Measuring {
  portal: BuiltPortal;
  /** Milliseconds of processor time that the server took since it was last asked. */
  apiCpu: () => Promise<number>;
  seconds: number;
  connections: number;
}

/** Every page kept, not kept, and as a file of a server of files, one after the other. */
export async function measurePages(pages: readonly Page[], measuring: Measuring): Promise<Sheet> {
  const { portal } = measuring;
  const texts = await Promise.all(pages.map(({ path }) => textOf(portal.origin + path)));
  const files = await serveFiles(texts);
  for (const url of [portal.origin + pages[0]!.path, `${files.origin}/0.html`])
    await load({ url, headers }, compilingSeconds, measuring.connections);
  try {
    const lines: Line[] = [];
    for (const [at, page] of pages.entries())
      lines.push(...(await linesOf(page, { ...measuring, files, at, bytes: Buffer.byteLength(texts[at]!) })));
    return {
      title: `Pages of the portal, beside the same HTML from the disk: ${files.name}`,
      heading: [
        'page',
        'bytes',
        'per second',
        'failed',
        'p99 ms',
        'CPU ms of the server',
        'times kept',
        'CPU ms',
      ],
      lines,
      notes: [
        `${String(measuring.connections)} connections, ${String(makers)} for what is not kept, packed by gzip; CPU per request, of the process that answers; bytes unpacked`,
        'not kept: the same page, made for one reader; the search without and with words',
      ],
    };
  } finally {
    files.stop();
  }
}

async function textOf(url: string): Promise<string> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${String(answer.status)}`);
  return answer.text();
}

async function linesOf(
  page: Page,
  all: Measuring & { files: StaticServer; at: number; bytes: number },
): Promise<Line[]> {
  const { portal, files, at, bytes } = all;
  const bear = (pid: number, target: Target) => withCpu(pid, target, all);
  const kept = await bear(portal.pid, { url: portal.origin + page.path, headers });
  const path = page.unkept ?? (() => unkept(page.path));
  await textOf(portal.origin + path());
  const made = await withCpu(
    portal.pid,
    { url: portal.origin, path, headers },
    { ...all, connections: makers },
  );
  // What nobody waits for any more is still made.
  await textOf(portal.origin + path());
  const file = await bear(files.pid, { url: `${files.origin}/${String(at)}.html`, headers });
  const times = made.cpuMs / kept.cpuMs;
  const cells = (name: string, { perSecond, failed, p99Ms, cpuMs, apiMs }: Measured, ratio = '') => [
    ...[`${page.name}, ${name}`, String(bytes), perSecond.toFixed(0), String(failed), p99Ms.toFixed(0)],
    ...[apiMs.toFixed(2), ratio, cpuMs.toFixed(3)],
  ];
  const sound = (aim: Aim, { failed, perSecond }: Measured): Aim => ({
    ...aim,
    isMet: aim.isMet && failed === 0 && perSecond > 0,
  });
  return [
    { cells: cells('kept', kept), aim: sound(atMost(kept.cpuMs, mostKeptMs, ' ms'), kept) },
    {
      cells: cells('not kept', made, times.toFixed(0)),
      aim: sound({ ...atLeast(times, leastTimes), text: `>= ${String(leastTimes)} times kept` }, made),
    },
    { cells: cells('from the disk', file) },
  ];
}

/** Processor time of a process over all requests, those of the warm-up included. */
async function withCpu(pid: number, target: Target, measuring: Measuring): Promise<Measured> {
  await measuring.apiCpu();
  const before = cpuMsOf(pid);
  const figures = await load(target, measuring.seconds, measuring.connections);
  const [own, api] = [cpuMsOf(pid) - before, await measuring.apiCpu()];
  return { ...figures, cpuMs: own / figures.allRequests, apiMs: api / figures.allRequests };
}

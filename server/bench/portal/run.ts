import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';

import { ensureArchive } from '../../src/database/pglite/archive.ts';
import { archives } from '../../test/database.ts';
import { startCluster } from '../../test/postgres-cluster.ts';
import { postgresPrograms } from '../../test/postgres-programs.ts';
import { signInAt } from '../identity/callers.ts';
import { madePolicyIds, policyCount } from '../policies.ts';
import { startProcess } from '../process/start-process.ts';
import { missedIn, textOf } from '../workflow/sheet.ts';
import type { Line, Sheet } from '../workflow/sheet.ts';
import { missingOfPortal, startPortal } from './built-portal.ts';
import { madeGuideId } from './guides.ts';
import { measurePages } from './pages.ts';
import type { Page } from './pages.ts';
import { measureRebuild, measureSearch, nextKeyword, rebuildSheet, searchSheet } from './searching.ts';
import type { Engine } from './searching.ts';

// `--part search` measures that part alone, `--on PGlite` that engine alone, `--seconds 8` each target for so long,
// `--volume 0.1` on a tenth of the content.
const { values } = parseArgs({
  options: {
    part: { type: 'string', multiple: true, default: ['pages', 'search', 'rebuild'] },
    on: { type: 'string', multiple: true, default: ['PostgreSQL', 'PGlite'] },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '10' },
    volume: { type: 'string', default: '1' },
  },
});
const [seconds, connections] = [Number(values.seconds), Number(values.connections)];
const [policies, guides] = [policyCount, 2000].map((count) => Math.round(count * Number(values.volume)));
const isAsked = (part: string) => values.part.includes(part);

const pages: readonly Page[] = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/policyinfo' },
  { name: 'detail', path: `/policyinfo/policyinfoDetail?id=${madePolicyIds[0]!}` },
  { name: 'guide', path: `/policyitemguide/policyitemguideDetail?id=${madeGuideId(0)}` },
  { name: 'search', path: '/search', unkept: () => `/search?keyword=${nextKeyword()}` },
];

const measured = { pages: [] as Sheet[], search: [] as Line[], rebuild: [] as Line[] };
const [first, ...others] = (['PostgreSQL', 'PGlite'] as const).filter(
  (engine) => values.on.includes(engine) && (engine === 'PGlite' || postgresPrograms),
);
if (!first) throw new Error(`None of ${values.on.join()} is here`);
await onEngine(first, isAsked('pages'));
for (const engine of others) if (isAsked('search') || isAsked('rebuild')) await onEngine(engine, false);
tell();

async function onEngine(engine: Engine, withPages: boolean): Promise<void> {
  if (engine === 'PGlite' || !postgresPrograms) return onDatabase(engine, withPages);
  const cluster = await startCluster(postgresPrograms);
  try {
    await onDatabase(engine, withPages, cluster.url('postgres'));
  } finally {
    await cluster.stop();
  }
}

async function onDatabase(engine: Engine, withPages: boolean, databaseUrl?: string): Promise<void> {
  console.log(`${engine}: filling with ${String(policies)} policies and ${String(guides)} guides`);
  const server = await startProcess<{ api: string }>('portal/portal-process', [
    ...[await ensureArchive(archives), String(policies), String(guides)],
    ...(databaseUrl ? [databaseUrl] : []),
  ]);
  try {
    if (withPages) await addPages(server);
    if (isAsked('search')) measured.search.push(await measureSearch(engine, server.api, seconds));
    if (isAsked('rebuild'))
      measured.rebuild.push(...(await measureRebuild(engine, await signInAt(server.api, 'admin'))));
  } finally {
    await server.stop();
  }
}

async function addPages(server: Awaited<ReturnType<typeof startProcess<{ api: string }>>>): Promise<void> {
  const missing = missingOfPortal();
  if (missing) throw new Error(`${missing} is not built: npm run build`);
  const portal = await startPortal(new URL(server.api).origin);
  try {
    const apiCpu = () => server.ask('cpu');
    measured.pages.push(await measurePages(pages, { portal, apiCpu, seconds, connections }));
  } finally {
    portal.stop();
  }
}

/** Prints what was found, and ends with 1 where an aim does not hold. */
function tell(): void {
  const [{ model } = { model: 'unknown' }, { length: cores }] = [cpus()[0], cpus()];
  const sheets = [
    ...measured.pages,
    ...(measured.search.length > 0 ? [searchSheet(measured.search)] : []),
    ...(measured.rebuild.length > 0 ? [rebuildSheet(measured.rebuild)] : []),
  ];
  const load = loadavg()[0]!.toFixed(1);
  console.log(`\n${model}, ${String(cores)} cores, load ${load}, Node ${process.version}\n`);
  console.log(sheets.map(textOf).join('\n\n'));
  const missed = sheets.flatMap(missedIn);
  console.log(
    `\n${missed.length === 0 ? 'Every aim holds.' : ['These aims do not hold:', ...missed].join('\n')}`,
  );
  if (missed.length > 0) process.exitCode = 1;
}

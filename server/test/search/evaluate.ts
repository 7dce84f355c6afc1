import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openDatabase } from '../../src/database/client.ts';
import { ensureArchive } from '../../src/database/pglite/archive.ts';
import { systemClock } from '../../src/kit/runtime/clock.ts';
import type { Context } from '../../src/kit/runtime/context.ts';
import { systemContext } from '../../src/kit/runtime/context.ts';
import { contentIndex } from '../../src/modules/content/search/content-index.ts';
import { seedOfficers } from '../../src/seeds/demo/accounts.ts';
import { seedArticles, seedContent } from '../../src/seeds/demo/content.ts';
import { seedFirstTenant } from '../../src/seeds/reference/first-tenant.ts';
import { seedSearchWords } from '../../src/seeds/reference/search-words.ts';
import { idOf } from '../../src/seeds/slug-id.ts';
import { archives } from '../database.ts';
import { startCluster } from '../postgres-cluster.ts';
import { postgresPrograms } from '../postgres-programs.ts';
import { rulesAlone } from '../rules-alone.ts';
import { halves, judgedQueries, languages, unanswered } from './judged.ts';
import type { Half, Judged } from './judged.ts';
import { measuresOf } from './metrics.ts';
import type { Judgement, Measures } from './metrics.ts';

// Prints how well the search answers the judged queries on both engines, and fails where a half of them is answered worse than it must be.
// With a query as its argument, it prints what that one finds.
const least = { mrr: 0.85, ndcg: 0.8, zeroHits: 0.03 };
const [shown] = process.argv.slice(2);
const silent = () => undefined;

async function judgement(context: Context, { query, grades }: Judged): Promise<Judgement> {
  const byId = new Map(Object.entries(grades).map(([slug, grade]) => [idOf(slug), grade]));
  const { records } = await contentIndex.find(context, { keyword: query, current: 1, size: 10 });
  return { found: records.map(({ id }) => byId.get(id) ?? 0), judged: Object.values(grades) };
}

const passes = ({ mrr, ndcg, zeroHits }: Measures) =>
  mrr >= least.mrr && ndcg >= least.ndcg && zeroHits < least.zeroHits;
const figure = (value: number) => value.toFixed(3);

function print(name: string, queries: number, measures: Measures): void {
  const { mrr, ndcg, zeroHits } = measures;
  const share = `${(zeroHits * 100).toFixed(1)} %`;
  console.log(
    `${name.padEnd(34)} ${String(queries).padStart(4)}  MRR@10 ${figure(mrr)}  nDCG@10 ${figure(ndcg)}  without a hit ${share}`,
  );
}

/** Prints the measures of a half, by language and as a whole; answers whether they are good enough. */
async function measureHalf(context: Context, engine: string, half: Half): Promise<boolean> {
  const all: Judgement[] = [];
  for (const language of languages) {
    const queries = judgedQueries(language, half);
    const judgements: Judgement[] = [];
    for (const query of queries) judgements.push(await judgement(context, query));
    print(`${engine}, ${half}, ${language}`, queries.length, measuresOf(judgements));
    all.push(...judgements);
  }
  const measures = measuresOf(all);
  print(`${engine}, ${half}`, all.length, measures);
  return passes(measures);
}

async function measureEngine(context: Context, engine: string): Promise<boolean> {
  let isGood = true;
  for (const half of halves) if (!(await measureHalf(context, engine, half))) isGood = false;
  const wrong: string[] = [];
  for (const keyword of unanswered())
    if ((await contentIndex.count(context, keyword)) > 0) wrong.push(keyword);
  console.log(
    `${engine}: of ${String(unanswered().length)} queries that nothing answers, ${String(wrong.length)} find something ${wrong.join(', ')}\n`,
  );
  return isGood && wrong.length === 0;
}

async function show(context: Context, keyword: string): Promise<boolean> {
  const { records, suggestion, total } = await contentIndex.find(context, { keyword, current: 1, size: 10 });
  console.log(`${keyword}: ${String(total)}${suggestion === null ? '' : `, as ${suggestion}`}`);
  for (const { type, title, titleEn } of records)
    console.log(`  ${type.padEnd(14)} ${title} | ${titleEn ?? ''}`);
  return true;
}

async function onEngine(engine: string, databaseUrl?: string): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'search-'));
  const seedArchive = await ensureArchive(archives);
  const database = await openDatabase({ databaseUrl, dataDir, seedArchive });
  const context = systemContext({
    ...{ db: database.db, tenantId: '000000', clock: systemClock, rules: rulesAlone },
  });
  try {
    await seedFirstTenant(context);
    await seedOfficers(context);
    await seedSearchWords(context);
    await seedContent(context, silent);
    await seedArticles(context, silent);
    return await (shown ? show(context, shown) : measureEngine(context, engine));
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<boolean> {
  if (!postgresPrograms) {
    console.log('PostgreSQL: skipped, no server of version 15 or newer was found');
    return true;
  }
  const cluster = await startCluster(postgresPrograms);
  try {
    return await onEngine('PostgreSQL', cluster.url('postgres'));
  } finally {
    await cluster.stop();
  }
}

const results = [await onEngine('PGlite'), await onPostgres()];
process.exitCode = results.every(Boolean) ? 0 : 1;

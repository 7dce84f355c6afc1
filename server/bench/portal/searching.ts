import { setTimeout as delay } from 'node:timers/promises';
import { searchPaths } from '@policy/shared/contract/portal/search-paths.ts';
import type { SearchIndexState } from '@policy/shared/contract/portal/search.ts';

import { judgedQueries } from '../../test/search/judged.ts';
import { dataOf } from '../identity/callers.ts';
import type { Caller } from '../identity/callers.ts';
import { load } from '../load.ts';
import { percentile } from '../workflow/percentile.ts';
import { atMost } from '../workflow/sheet.ts';
import type { Line, Sheet } from '../workflow/sheet.ts';

const mostMs = { PostgreSQL: 150, PGlite: 300 };
export type Engine = keyof typeof mostMs;
const [wholeIndex, mostSeconds] = [12_000, 60];
/** More would ask how much a whole server bears, and not how long somebody waits. */
const connections = 4;
/** How long a reader looks at what he found before he looks for something else: without, readers alone would fill the machine. */
const readingMs = 200;
/** A reader who waits for as long as this was kept waiting. */
const blockedMs = 2000;

/** What people look for, in both languages, one after the other. */
const keywords = [...judgedQueries('zh', 'tuned'), ...judgedQueries('en', 'tuned')].map(({ query }) => query);
let turn = 0;

/** The next thing that somebody looks for. */
export function nextKeyword(): string {
  turn += 1;
  return encodeURIComponent(keywords[turn % keywords.length]!);
}

const searchPath = () => `/api/${searchPaths.content}?keyword=${nextKeyword()}`;

/** Looks for other words first: somebody has searched before, so that the process is compiled and has read what it keeps in memory of the index. */
async function warmUp(api: string): Promise<void> {
  for (const { query } of judgedQueries('zh', 'untouched')) {
    const answer = await fetch(`${api}/${searchPaths.content}?keyword=${encodeURIComponent(query)}`);
    await answer.arrayBuffer();
  }
}

/** How long a search of everything takes, of everybody's usual words. */
export async function measureSearch(engine: Engine, api: string, seconds: number): Promise<Line> {
  await warmUp(api);
  const { perSecond, failed, p99Ms } = await load(
    { url: new URL(api).origin, path: searchPath },
    seconds,
    connections,
  );
  const aim = atMost(p99Ms, mostMs[engine], ' ms');
  return {
    cells: [`search on ${engine}`, perSecond.toFixed(0), String(failed), p99Ms.toFixed(0)],
    aim: { ...aim, isMet: aim.isMet && failed === 0 && perSecond > 0 },
  };
}

/** The sheet of the searches of all engines. */
export const searchSheet = (lines: readonly Line[]): Sheet => ({
  title: `Searches of everything for ${String(keywords.length)} different words, ${String(connections)} connections`,
  heading: ['what', 'per second', 'failed', 'p99 ms'],
  lines,
});

/** Makes the whole index anew while two readers search in it: how long it takes, and how long they wait. */
export async function measureRebuild(engine: Engine, editor: Caller): Promise<Line[]> {
  const begun = performance.now();
  let state = await dataOf<SearchIndexState>(editor, 'policy/search/rebuild', {});
  const waits: number[] = [];
  let refused = 0;
  const reader = async () => {
    while (state.isRunning) {
      const asked = performance.now();
      const answer = await fetch(new URL(editor.api).origin + searchPath());
      await answer.arrayBuffer();
      waits.push(performance.now() - asked);
      if (answer.status !== 200) refused += 1;
      await delay(readingMs);
    }
  };
  const readers = [reader(), reader()];
  while (state.isRunning) {
    await delay(250);
    state = await dataOf<SearchIndexState>(editor, 'policy/search/index');
  }
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(readers);
  if (state.failure !== null) throw new Error(`the index was not made anew: ${state.failure}`);
  return rebuildLines(engine, { documents: state.total, seconds, waits, refused });
}

interface Rebuilt {
  documents: number;
  seconds: number;
  waits: readonly number[];
  refused: number;
}

function rebuildLines(engine: Engine, { documents, seconds, waits, refused }: Rebuilt): Line[] {
  const [whole, longest] = [(seconds * wholeIndex) / documents, Math.max(...waits)];
  const read = { text: 'none refused', isMet: refused === 0 && waits.length > 0 };
  return [
    line(`${engine}: documents made anew, seconds`, `${String(documents)}, ${seconds.toFixed(1)}`),
    line(`${engine}: seconds for ${String(wholeIndex)}`, whole.toFixed(1), atMost(whole, mostSeconds, ' s')),
    line(
      `${engine}: searches meanwhile by two readers, refused`,
      `${String(waits.length)}, ${String(refused)}`,
      read,
    ),
    line(`${engine}: p99 of a search meanwhile, ms`, percentile(waits, 0.99).toFixed(0)),
    line(`${engine}: longest search meanwhile, ms`, longest.toFixed(0), atMost(longest, blockedMs, ' ms')),
  ];
}

const line = (name: string, figure: string, aim?: Line['aim']): Line => ({
  cells: [name, figure],
  ...(aim ? { aim } : {}),
});

/** The sheet of the indexes of all engines. */
export const rebuildSheet = (lines: readonly Line[]): Sheet => ({
  title: 'The index made anew while people search in it',
  heading: ['what', 'figure'],
  lines,
});

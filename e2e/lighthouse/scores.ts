import type { Result } from 'lighthouse';

/** What Lighthouse scores, in the order of the table, with what each page has to reach. */
export const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export type Category = keyof typeof least;
export const categories = Object.keys(least) as Category[];

/** How a page did: the median of each score over all runs, and what took points from it. */
export interface Scored {
  name: string;
  /** Whether search engines may have it: of no other page is its score for them asked. */
  isIndexed: boolean;
  scores: Record<Category, number>;
  /** What is read of how it loads, medians too. */
  timings: readonly string[];
  /** How fast Lighthouse found this machine: beside other work it is slow, and so are the pages. */
  speed: number;
  /** Audits that took points in any run. */
  lost: readonly string[];
}

const timed = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** The value that half of the others do not exceed. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** The medians of all runs of a page. */
export function scored(page: Pick<Scored, 'name' | 'isIndexed'>, runs: readonly Result[]): Scored {
  const score = (category: Category) =>
    Math.round(median(runs.map(({ categories: all }) => all[category]?.score ?? 0)) * 100);
  const timings = timed.map((id) => {
    const value = median(runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    return id === 'cumulative-layout-shift' ? value.toFixed(3) : value.toFixed(0);
  });
  const scores = {
    ...{ performance: score('performance'), accessibility: score('accessibility') },
    ...{ 'best-practices': score('best-practices'), seo: score('seo') },
  };
  const speed = median(runs.map(({ environment }) => environment.benchmarkIndex));
  const asked = categories.filter((one) => page.isIndexed || one !== 'seo');
  return { ...page, scores, timings, speed, lost: [...new Set(runs.flatMap((run) => lostIn(run, asked)))] };
}

/** What a page misses of what it has to reach; nothing where it reaches all. */
export const missed = ({ isIndexed, scores }: Scored): Category[] =>
  categories.filter((one) => (isIndexed || one !== 'seo') && !(scores[one] >= least[one]));

/** Audits that took points from a score that has to be full, with the places that they name. */
function lostIn({ categories: all, audits }: Result, asked: readonly Category[]): string[] {
  return asked.flatMap((category) =>
    (all[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) return [];
      return [
        `${category}: ${audit.title} (${id}, ${audit.displayValue ?? String(audit.score)})${placesOf(audit)}`,
      ];
    }),
  );
}

function placesOf({ details }: Result['audits'][string]): string {
  if (details?.type !== 'table') return '';
  const texts = details.items.slice(0, 5).map((item) => `\n      ${JSON.stringify(item).slice(0, 300)}`);
  return texts.join('');
}

/** All pages as a table of text. */
export function tableOf(pages: readonly Scored[]): string {
  const heading = ['route', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'machine', 'held'];
  const rows = pages.map((page) => [
    page.name,
    ...categories.map((one) => (one === 'seo' && !page.isIndexed ? '-' : String(page.scores[one]))),
    ...page.timings,
    page.speed.toFixed(0),
    missed(page).length === 0 ? 'held' : 'NOT HELD',
  ]);
  const widths = heading.map((_, at) => Math.max(...[heading, ...rows].map((row) => row[at]!.length)));
  const pad = (cell: string, at: number) =>
    at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!);
  return [heading, ...rows].map((row) => row.map(pad).join('  ')).join('\n');
}

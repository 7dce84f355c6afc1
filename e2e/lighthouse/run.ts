import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Result } from 'lighthouse';

import { addressOf, publicRoutes } from '../accessibility/public-routes.ts';
import { freePort } from '../../server/test/free-port.ts';
import { origins } from '../support/origins.ts';
import { categories, missed, scored, tableOf } from './scores.ts';
import type { Scored } from './scores.ts';

// Measures every public route that answers 200 as Lighthouse does on a phone, `--runs` times each, in Chinese. Prints the medians
// and what took points, and ends with 1 where a page does not reach what it has to. `--only /search` is every route with that in it.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);

interface Page {
  name: string;
  url: string;
  isIndexed: boolean;
}

const read = async (address: string) => {
  const answer = await fetch(origins.portal + address, { redirect: 'manual' });
  return answer.status === 200 ? answer.text() : null;
};

/** The routes that answer 200, by one address each, and whether search engines may have them. */
async function pagesToMeasure(): Promise<Page[]> {
  const pages: Page[] = [];
  for (const route of publicRoutes) {
    const name = route.path + decodeURI(route.search ?? '');
    if (!name.includes(values.only)) continue;
    const address = await addressOf(read, route);
    const text = await read(address);
    // One that leads elsewhere, or says that something went wrong, is no page to measure.
    if (text === null) continue;
    pages.push({
      name,
      url: origins.portal + address,
      isIndexed: !/<meta name="robots"[^>]*noindex/.test(text),
    });
  }
  return pages;
}

async function measureOnce(url: string, port: number): Promise<Result> {
  const answer = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  });
  if (!answer || answer.lhr.runtimeError)
    throw new Error(answer?.lhr.runtimeError?.message ?? `no answer for ${url}`);
  return answer.lhr;
}

async function measure({ url, ...page }: Page, port: number): Promise<Scored> {
  const results: Result[] = [];
  while (results.length < runs) results.push(await measureOnce(url, port));
  const result = scored(page, results);
  const lost = missed(result).length > 0 ? result.lost : [];
  console.log([page.name, ...lost.map((line) => `    ${line}`)].join('\n'));
  return result;
}

const port = await freePort();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${String(port)}`],
});
try {
  const pages = await pagesToMeasure();
  if (pages.length === 0) throw new Error(`No route has ${values.only} in it`);
  const results: Scored[] = [];
  for (const page of pages) results.push(await measure(page, port));
  const failed = results.filter((one) => missed(one).length > 0);
  console.log(`\n${tableOf(results)}\n`);
  console.log(
    `${String(results.length)} routes, median of ${String(runs)}, load ${loadavg()[0]!.toFixed(1)}: ${String(failed.length)} do not reach what they have to`,
  );
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
}

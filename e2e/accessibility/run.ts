import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { languages } from '../support/sound.ts';
import { origins } from '../support/origins.ts';
import { detailsOf, tableOf } from './findings.ts';
import type { Looked } from './findings.ts';
import { everyWay, look, plainWay } from './look.ts';
import { addressOf, publicRoutes } from './public-routes.ts';
import { sitemapAddresses } from './sitemap.ts';

// Looks with axe at one address of every public route in both languages, in each mode and window, and at every address
// of the sitemap as it comes. Prints where it looked and what it found, and ends with 1 where that is anything.

interface Task {
  name: string;
  address: string;
  ways: typeof everyWay;
}

/** Two pages side by side: a browser waits for the portal as often as it works. */
const lanes = 2;

const read = async (address: string) => {
  const answer = await fetch(origins.portal + address, { redirect: 'manual' });
  return answer.status === 200 ? answer.text() : null;
};

async function tasks(): Promise<Task[]> {
  const routes: Task[] = [];
  for (const route of publicRoutes) {
    const address = await addressOf(read, route);
    for (const { prefix } of languages)
      routes.push({
        name: prefix + route.path + decodeURI(route.search ?? ''),
        address: prefix + address,
        ways: everyWay,
      });
  }
  const listed = await sitemapAddresses(read);
  return [...routes, ...listed.map((address) => ({ name: 'sitemap', address, ways: plainWay }))];
}

async function lane(page: Page, waiting: Task[]): Promise<Looked[]> {
  const looked: Looked[] = [];
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    const { name, address, ways } = task;
    const findings = await look(page, origins.portal + address, ways);
    looked.push({ name, address, looks: ways.length, findings });
    if (findings.length > 0) console.log(detailsOf({ name, address, looks: ways.length, findings }));
  }
  return looked;
}

async function newPage(browser: Browser): Promise<Page> {
  // What moves would be judged in a state that nobody sees for long.
  const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' });
  return context.newPage();
}

const begun = performance.now();
const executablePath = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const all = await tasks();
const pages = await Promise.all(Array.from({ length: lanes }, () => newPage(browser)));
const looked = (await Promise.all(pages.map((page) => lane(page, all)))).flat();
await browser.close();

const ofRoutes = looked
  .filter(({ name }) => name !== 'sitemap')
  .sort((one, other) => (one.name < other.name ? -1 : 1));
const ofSitemap = looked.filter(({ name }) => name === 'sitemap');
const sum = (parts: readonly Looked[], count: (one: Looked) => number) =>
  parts.reduce((total, one) => total + count(one), 0);
console.log(
  tableOf([
    ...ofRoutes,
    {
      name: `the ${String(ofSitemap.length)} addresses of the sitemap`,
      address: '/sitemap.xml',
      looks: sum(ofSitemap, ({ looks }) => looks),
      findings: ofSitemap.flatMap(({ findings }) => findings),
    },
  ]),
);
const findings = sum(looked, (one) => one.findings.length);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
console.log(
  `\n${String(sum(looked, ({ looks }) => looks))} looks, ${String(findings)} findings, ${seconds} s`,
);
process.exitCode = findings > 0 ? 1 : 0;

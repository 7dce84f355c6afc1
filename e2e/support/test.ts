import { test as base } from '@playwright/test';
import type { Browser, BrowserContext, ConsoleMessage, Page } from '@playwright/test';

import { origins } from './origins.ts';
import { signedIn } from './sign-in.ts';
import type { Account, App, SignedIn } from './sign-in.ts';

interface Watched {
  /** Console lines that a test provokes on purpose, such as the browser's remark on a refused call. */
  provoked: RegExp[];
  /** What pages wrote to their console besides; anything left at the end fails the test. */
  noise: string[];
  /** Opens an app in a browser of its own, signed in where somebody is named. */
  visit: (app: App, who?: Account | SignedIn) => Promise<Page>;
  /** Opens an app for somebody who only looks: signed in once for all tests of a worker, in a browser that has loaded it before. */
  look: (app: App, who: Account) => Promise<Page>;
}

/** Somebody's browser that the tests of a worker share, and what it held when he had signed in. */
interface Kept {
  context: BrowserContext;
  stored: { name: string; value: string }[];
}

/** Playwright's test on pages whose console has to stay empty of errors and warnings. */
export const test = base.extend<Watched, { kept: Map<string, Promise<Kept>> }>({
  provoked: [[], { option: true }],
  noise: [
    async ({ context, provoked }, use) => {
      const noise: string[] = [];
      listen(context, noise);
      await use(noise);
      base.expect(noise.filter((line) => !provoked.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ browser, viewport, noise }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (app, who) => {
      const context = await contextOf(browser, { app, who, viewport });
      opened.push(context);
      listen(context, noise);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
  kept: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const kept = new Map<string, Promise<Kept>>();
      await use(kept);
      for (const { context } of await Promise.all(kept.values())) await context.close();
    },
    { scope: 'worker' },
  ],
  look: async ({ browser, viewport, noise, kept }, use) => {
    const pages: Page[] = [];
    await use(async (app, who) => {
      const key = `${app} ${who.account}`;
      if (!kept.has(key)) kept.set(key, keptBrowser(browser, { app, who, viewport }));
      const { context, stored } = await kept.get(key)!;
      const page = await context.newPage();
      pages.push(page);
      listenTo(page, noise);
      await page.addInitScript(beginAnew, stored);
      return page;
    });
    for (const page of pages) await page.close();
  },
});

async function keptBrowser(browser: Browser, visit: Visit & { who: Account }): Promise<Kept> {
  const who = await signedIn(visit.app, visit.who);
  const context = await contextOf(browser, { ...visit, who });
  return { context, stored: who.state.origins.flatMap(({ localStorage }) => localStorage) };
}

/** Runs in a page before its scripts: what those before it left in the browser is not its own. */
function beginAnew(stored: Kept['stored']) {
  if (window !== window.top || sessionStorage.getItem('begun')) return;
  sessionStorage.setItem('begun', 'yes');
  localStorage.clear();
  for (const { name, value } of stored) localStorage.setItem(name, value);
}

interface Visit {
  app: App;
  who: Account | SignedIn | undefined;
  viewport: { width: number; height: number } | null;
}

async function contextOf(browser: Browser, { app, who, viewport }: Visit): Promise<BrowserContext> {
  const options = { baseURL: origins[app], viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
  if (!who) return browser.newContext(options);
  const { state } = 'state' in who ? who : await signedIn(app, who);
  return browser.newContext({ ...options, storageState: state });
}

function listen(context: BrowserContext, noise: string[]): void {
  context.on('console', (message) => note(message, noise));
  context.on('weberror', (failure) => noise.push(`uncaught: ${failure.error().message}`));
}

/** The same of one page of a browser that other tests use too. */
function listenTo(page: Page, noise: string[]): void {
  page.on('console', (message) => note(message, noise));
  page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
}

function note(message: ConsoleMessage, noise: string[]): void {
  const { url } = message.location();
  if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${url})`);
}

export { expect } from '@playwright/test';

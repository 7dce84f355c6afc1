import type { Browser, BrowserContext, Page } from '@playwright/test';

import { origins } from './origins.ts';
import type { App, SignedIn } from './sign-in.ts';

/** What somebody's browser holds when he comes: his session, and what he left there himself. */
export interface Holding {
  session?: SignedIn | undefined;
  stored?: Record<string, string> | undefined;
}

/** Which browser opens which app, in a window of which size. */
export interface Opening {
  browser: Browser;
  app: App;
  viewport: { width: number; height: number } | null;
}

/** A browser with one tab that tests of a worker use one after the other. */
export interface KeptBrowser {
  app: App;
  context: BrowserContext;
  page: Page;
}

/** Leads a tab to a document of an app's origin in which no app runs; it never leaves this browser. */
async function rest({ app, context, page }: KeptBrowser) {
  const url = `${origins[app]}/at-rest`;
  // Playwright's own routes turn the browser's cache off.
  const tools = await context.newCDPSession(page);
  tools.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }];
    const body = btoa('<!doctype html><link rel="icon" href="data:,">');
    void tools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await tools.send('Fetch.enable', { patterns: [{ urlPattern: url }] });
  await page.goto(url);
  await tools.detach();
}

/**
 * Browsers that know an app already. In a new tab every script is read and compiled again, which is two thirds of
 * what opening a page costs; whoever comes next gets a tab that another has left, with nothing of his in it.
 */
export class KeptBrowsers {
  readonly #free: KeptBrowser[] = [];

  /** A browser that holds this and nothing else, in the tab of an app. */
  async take(opening: Opening, { session, stored = {} }: Holding): Promise<KeptBrowser> {
    const index = this.#free.findIndex((one) => one.app === opening.app);
    const kept = index < 0 ? await opened(opening) : this.#free.splice(index, 1)[0]!;
    const { context, page } = kept;
    // Whoever left it may have had a window of another size.
    if (opening.viewport) await page.setViewportSize(opening.viewport);
    const state = session?.state;
    if (state) await context.addCookies(state.cookies);
    const signedIn = state?.origins.flatMap(({ localStorage }) => localStorage) ?? [];
    const own = Object.entries(stored).map(([name, value]) => ({ name, value }));
    await page.evaluate(
      (values) => {
        for (const { name, value } of values) localStorage.setItem(name, value);
      },
      [...signedIn, ...own],
    );
    return kept;
  }

  /** Takes a browser back, empties it and keeps it; one that was closed is gone. */
  async giveBack(kept: KeptBrowser, viewport: Opening['viewport']): Promise<void> {
    if (!kept.page.isClosed()) await emptied(kept, viewport);
    if (kept.page.isClosed()) await kept.context.close();
    else this.#free.push(kept);
  }

  async close(): Promise<void> {
    for (const { context } of this.#free) await context.close();
  }
}

/** A browser of nobody's, as every test's is set up. */
export const freshContext = ({ browser, app, viewport }: Opening, more = {}): Promise<BrowserContext> =>
  browser.newContext({
    ...{ baseURL: origins[app], viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
    ...more,
  });

async function opened(opening: Opening): Promise<KeptBrowser> {
  const { app } = opening;
  const context = await freshContext(opening);
  const page = await context.newPage();
  const kept = { app, context, page };
  await rest(kept);
  return kept;
}

async function emptied(kept: KeptBrowser, viewport: Opening['viewport']) {
  const { context, page } = kept;
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners('dialog');
  await rest(kept);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null });
  if (viewport) await page.setViewportSize(viewport);
}

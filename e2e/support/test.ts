import { test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

import { freshContext, KeptBrowsers } from './browsers.ts';
import type { KeptBrowser } from './browsers.ts';
import { origins } from './origins.ts';
import { signedIn } from './sign-in.ts';
import type { Account, App, SignedIn } from './sign-in.ts';

/** What stands in somebody's browser before he opens the app, besides his session. */
type Stored = Record<string, string>;

interface Watched {
  /** Console lines that a test provokes on purpose, such as the browser's remark on a refused call. */
  provoked: RegExp[];
  /** What pages wrote to their console besides; anything left at the end fails the test. */
  noise: string[];
  /** Opens an app in a browser of its own, signed in where somebody is named. */
  visit: (app: App, who?: Account | SignedIn, stored?: Stored) => Promise<Page>;
  /** Opens an app for somebody who only looks: signed in once for all tests of a worker. */
  look: (app: App, who: Account) => Promise<Page>;
}

interface Kept {
  browsers: KeptBrowsers;
  /** Who has signed in to look, by app and account. */
  sessions: Map<string, Promise<SignedIn>>;
}

/** Playwright's test on pages whose console has to stay empty of errors and warnings. */
export const test = base.extend<Watched, { kept: Kept }>({
  provoked: [[], { option: true }],
  noise: [
    async ({ provoked }, use) => {
      const noise: string[] = [];
      await use(noise);
      base.expect(noise.filter((line) => !provoked.some((known) => known.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  kept: [
    // Playwright reads from the pattern what a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const browsers = new KeptBrowsers();
      await use({ browsers, sessions: new Map() });
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ browser, viewport, noise, kept: { browsers } }, use) => {
    const taken: { kept: KeptBrowser; unheard: () => void }[] = [];
    await use(async (app, who, stored) => {
      const session = !who || 'state' in who ? who : await signedIn(app, who);
      const kept = await browsers.take({ browser, app, viewport }, { session, stored });
      taken.push({ kept, unheard: listen(kept.context, noise) });
      return kept.page;
    });
    for (const { kept, unheard } of taken) {
      unheard();
      await browsers.giveBack(kept, viewport);
    }
  },
  look: async ({ visit, kept: { sessions } }, use) => {
    const lookers: { session: SignedIn; page: Page }[] = [];
    await use(async (app, who) => {
      const key = `${app} ${who.account}`;
      if (!sessions.has(key)) sessions.set(key, signedIn(app, who));
      const session = await sessions.get(key)!;
      const page = await visit(app, session);
      lookers.push({ session, page });
      return page;
    });
    // A token may have been replaced while he looked.
    for (const { session, page } of lookers) session.state.cookies = await page.context().cookies();
  },
  // The tests of the back-office stand in a folder of their own.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: async ({}, use, { file }) => {
    await use(origins[/\/e2e\/admin\//.test(file) ? 'admin' : 'portal']);
  },
  page: async ({ browser, baseURL, viewport, javaScriptEnabled, visit, noise }, use) => {
    const app = baseURL === origins.admin ? 'admin' : 'portal';
    if (javaScriptEnabled) {
      await use(await visit(app));
      return;
    }
    const context = await freshContext({ browser, app, viewport }, { javaScriptEnabled });
    listen(context, noise);
    await use(await context.newPage());
    await context.close();
  },
});

/** Notes what the pages of a browser say, until it is told to stop. */
function listen(context: BrowserContext, noise: string[]): () => void {
  const heard = (message: ConsoleMessage) => note(message, noise);
  const failed = (failure: { error: () => Error }) => void noise.push(`uncaught: ${failure.error().message}`);
  context.on('console', heard);
  context.on('weberror', failed);
  return () => {
    context.off('console', heard);
    context.off('weberror', failed);
  };
}

function note(message: ConsoleMessage, noise: string[]): void {
  const { url } = message.location();
  if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${url})`);
}

export { expect } from '@playwright/test';

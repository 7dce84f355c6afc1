import { test as base } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';

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
}

/** Playwright's test on pages whose console has to stay empty of errors and warnings. */
export const test = base.extend<Watched>({
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
});

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
  context.on('console', (message) => {
    const { url } = message.location();
    if (['error', 'warning'].includes(message.type())) noise.push(`${message.text()} (${url})`);
  });
  context.on('weberror', (failure) => noise.push(`uncaught: ${failure.error().message}`));
}

export { expect } from '@playwright/test';

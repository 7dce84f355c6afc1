import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Clicks since the page was loaded. */
    clicks?: number;
  }
}

/** Counts the clicks on every page that is loaded from now on, each page from nothing. */
export const countClicks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Now and then the browser is given this twice for one window, and each click would count as two.
    if (window.clicks !== undefined) return;
    window.clicks = 0;
    const count = (event: MouseEvent) => {
      // One by a key, or by a script, is none.
      if (event.isTrusted && event.detail > 0) window.clicks = (window.clicks ?? 0) + 1;
    };
    window.addEventListener('click', count, { capture: true });
  });

/** How many clicks the page has had since it was loaded. */
export const clicksOn = (page: Page): Promise<number> => page.evaluate(() => window.clicks ?? 0);

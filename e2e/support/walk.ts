import type { Page } from '@playwright/test';

import { home } from './areas.ts';
import { untilQuiet } from './quiet.ts';
import { expect } from './test.ts';

/**
 * Leads the app to another address in the document that stands, as its links do, and closes the page that was open; home stays.
 * A page load for each took twice as long as all that is looked at in it.
 */
export async function goOn(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(page.url());
  if (pathname === path) return;
  await untilQuiet(page, async () => {
    await page.evaluate((address) => {
      const state = { idx: history.length, key: address };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    await expect(page.locator('.tab-bar [data-active=true] a')).toHaveAttribute('href', path);
    // Its code has come and stands: before that nothing is on its way for a moment, however long a busy machine makes it.
    await expect(page.locator('main h1:visible ~ :not([role=status]):visible').first()).toBeVisible();
  });
  const left = page.locator('.tab-bar li', { has: page.locator(`a[href="${pathname}"]`) });
  if (pathname === home) return;
  await left.getByRole('button').click();
  await expect(left).toHaveCount(0);
}

/** Changes the language of the back-office as it stands to English. */
export async function speakEnglish(page: Page): Promise<void> {
  await untilQuiet(page, async () => {
    await page.getByRole('button', { name: /语言/ }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { expectSettled } from './settled.ts';
import { narrow, wide } from './sizes.ts';

/** The portal's languages: what stands before a path, what a page says of itself, and the window in which it is read and used. */
export const languages = [
  { name: 'Chinese', prefix: '', lang: 'zh-CN', size: wide },
  { name: 'English', prefix: '/en', lang: 'en', size: narrow },
] as const;

/** Holds a page to its language, to one heading, to the window's width and to axe; all that is wrong is told at once. */
export async function expectSound(page: Page, lang: string): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', lang);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoWider(page);
  await expectAccessible(page);
}

/** The same in a narrow window and in a wide one; the page is left in the one that it was in. */
export async function expectSoundAtEachWidth(page: Page, lang: string): Promise<void> {
  const before = page.viewportSize() ?? wide;
  const other = before.width === narrow.width ? wide : narrow;
  for (const size of [before, other]) {
    await page.setViewportSize(size);
    await test.step(`in a window ${size.width} wide`, () => expectSound(page, lang));
  }
  await page.setViewportSize(before);
}

/** How a reader may have the portal shown beside its plain look, as classes of the document. */
const modes = ['elder', 'contrast'] as const;

/** The same in the plain look, in elder mode and in high contrast; the page is left in its plain look. */
export async function expectSoundInEachMode(page: Page, lang: string): Promise<void> {
  await expectSoundAtEachWidth(page, lang);
  for (const mode of modes)
    await test.step(`in the mode ${mode}`, async () => {
      await showIn(page, mode, true);
      await expectSoundAtEachWidth(page, lang);
      await showIn(page, mode, false);
    });
}

const showIn = (page: Page, mode: string, isOn: boolean) =>
  page.evaluate(([name, on]) => document.documentElement.classList.toggle(name, on), [mode, isOn] as const);

/** Holds a page to the window's width. */
export async function expectNoWider(page: Page): Promise<void> {
  await expectSettled(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.soft.poll(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
}

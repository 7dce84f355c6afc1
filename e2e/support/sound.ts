import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { looksAt } from './looks.ts';
import { modes, showIn } from './seeing/modes.ts';
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

interface Shown {
  lang: string;
  /** What is looked at, by which `npm test` tells the one way in which it looks at it. */
  name: string;
}

/** The same in a narrow window and in a wide one; the page is left in the one that it was in. */
export const expectSoundAtEachWidth = (page: Page, shown: Shown): Promise<void> =>
  expectSoundIn(page, ['plain'], shown);

/** The same in the plain look, in elder mode and in high contrast; the page is left in its plain look. */
export const expectSoundInEachMode = (page: Page, shown: Shown): Promise<void> =>
  expectSoundIn(page, modes, shown);

async function expectSoundIn(page: Page, shownAs: readonly string[], { lang, name }: Shown) {
  const before = page.viewportSize() ?? wide;
  const sizes = [before, before.width === narrow.width ? wide : narrow];
  const ways = shownAs.flatMap((mode) => sizes.map((size) => ({ mode, size })));
  for (const { mode, size } of looksAt(name, ways))
    await test.step(`${mode}, in a window ${size.width} wide`, async () => {
      await showIn(page, mode);
      await page.setViewportSize(size);
      await expectSound(page, lang);
    });
  await showIn(page, 'plain');
  await page.setViewportSize(before);
}

/** Holds a page to the window's width. */
export async function expectNoWider(page: Page): Promise<void> {
  await expectSettled(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.soft.poll(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
}

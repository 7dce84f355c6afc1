import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectAccessible } from './axe.ts';
import { expectSettled } from './settled.ts';

/** A phone's width without touch emulation: what is tested is the layout, the same for a narrow window. */
export const narrow = { width: 390, height: 844 };

/** The portal's languages: what stands before a path, and what a page says of itself. */
export const languages = [
  { name: 'Chinese', prefix: '', lang: 'zh-CN' },
  { name: 'English', prefix: '/en', lang: 'en' },
] as const;

// What is wrong in one respect is told beside what is wrong in another.
/** Holds a page to its language, to one heading, to the window's width and to axe. */
export async function expectSound(page: Page, lang: string): Promise<void> {
  await expect.soft(page.locator('html')).toHaveAttribute('lang', lang);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoWider(page);
  await expectAccessible(page);
}

/** Holds a page to the window's width. */
export async function expectNoWider(page: Page): Promise<void> {
  await expectSettled(page);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.soft.poll(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
}

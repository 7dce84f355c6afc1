import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** What stands in either app where something is still on its way. */
const coming = '.ant-spin-spinning, .ant-skeleton, .animate-tide';

/** Waits until a page and all that it shows has come; only then can it be judged at a glance. */
export async function expectSettled(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator(coming).filter({ visible: true })).toHaveCount(0);
}

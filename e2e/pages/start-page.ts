import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Opens the start page of a guide for a visitor; its button can be pressed. */
export async function openStart(
  visit: Promise<Page>,
  guideId: string,
): Promise<{ page: Page; start: Locator }> {
  const page = await visit;
  await page.goto(`/policyitemguide/application?id=${guideId}`);
  const start = page.getByRole('button', { name: '开始申报' });
  await expect(start).toBeEnabled();
  return { page, start };
}

import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Opens the start page of a guide and answers its button, which can be pressed. */
export async function openStart(page: Page, guideId: string): Promise<Locator> {
  await page.goto(`/policyitemguide/application?id=${guideId}`);
  const start = page.getByRole('button', { name: '开始申报' });
  await expect(start).toBeEnabled();
  return start;
}

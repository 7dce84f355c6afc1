import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Goes over the provincial sign-on as somebody whom it knows, towards a page of the portal. */
export async function signOnAs(page: Page, person: string, wanted = '/user/userCenter'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
  await page.getByRole('button', { name: /用省统一身份认证登录/ }).click();
  await agreeAs(page, person);
}

/** Says who one is on the province's own pages, and agrees; the page that led there may have buttons of the same names. */
export async function agreeAs(page: Page, person: string): Promise<void> {
  await expect(page.getByRole('note')).toContainText('模拟环境');
  await page.getByRole('button', { name: person }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
}

import type { Page } from '@playwright/test';

/** Goes over the provincial sign-on as somebody whom it knows, towards a page of the portal. */
export async function signOnAs(page: Page, person: string, wanted = '/user/userCenter'): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(wanted)}`);
  await page.getByRole('button', { name: /用省统一身份认证登录/ }).click();
  await page.getByRole('button', { name: person }).click();
  await page.getByRole('button', { name: '同意并登录' }).click();
}

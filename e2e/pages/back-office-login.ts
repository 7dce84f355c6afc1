import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { captchaAnswer } from '../support/origins.ts';
import type { Account } from '../support/sign-in.ts';

/** Waits for the captcha's picture: without it no answer is right. */
export const expectCaptcha = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^验证码图片/ }).locator('img')).toBeVisible();

/** Opens the back-office's sign-in page and signs in there; a tenant of its own has a site of its own. */
export async function signInAtDesk(page: Page, { account, password }: Account, site = ''): Promise<void> {
  await page.goto(`${site}/login`);
  await expectCaptcha(page);
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(captchaAnswer);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
}

/** Replaces the password that somebody else chose, which is asked for before anything else; he then signs in with his own. */
export async function replaceFirstPassword(page: Page, given: string, own: string): Promise<void> {
  await page.getByLabel('原密码').fill(given);
  await page.getByLabel('新密码').fill(own);
  await page.getByLabel('确认密码').fill(own);
  await page.getByRole('button', { name: /保\s*存/ }).click();
  await expect(page).toHaveURL(/\/login$/);
}

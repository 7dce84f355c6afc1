import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { captchaAnswer } from '../support/origins.ts';
import type { Account } from '../support/sign-in.ts';

/** Signs in on the portal's sign-in page, which is open. */
export async function signInHere(page: Page, { account, password }: Account): Promise<void> {
  await expect(page.getByRole('img', { name: '验证码图片' })).toBeVisible();
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByLabel('验证码', { exact: true }).fill(captchaAnswer);
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click();
}

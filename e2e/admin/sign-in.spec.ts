import type { Page } from '@playwright/test';

import { expectCaptcha } from '../pages/back-office-login.ts';
import { onlyInFull } from '../support/looks.ts';
import { expectAccessible } from '../support/axe.ts';
import { captchaAnswer } from '../support/origins.ts';
import { expect, test } from '../support/test.ts';
import { officers } from '../support/people.ts';

async function fillIn(page: Page, answer: string, account = 'acceptor') {
  await expectCaptcha(page);
  await page.getByRole('button', { name: new RegExp(`· ${account}$`) }).click();
  await page.getByLabel('验证码', { exact: true }).fill(answer);
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

test('the sign-in page is titled 登录 and asks for no tenant where the host has one @narrow', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page).toHaveTitle('登录');
  await expect(page.getByRole('button', { name: /· acceptor$/ })).toBeVisible();
  await expect(page.getByLabel('租户编号')).toHaveCount(0);
  await expectAccessible(page);
});

test('signing in leads back to where the reader wanted to be @smoke', async ({ page }) => {
  await page.goto('/process/todo');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillIn(page, captchaAnswer);
  await expect(page).toHaveURL(/\/process\/todo$/);
  await expect(page).toHaveTitle('待办任务');
});

test.describe('a refused sign-in', () => {
  test.use({ provoked: [/400/] });

  test('shows the server’s sentence and sets no session', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'WRONG');
    await expect(page.getByText('验证码不正确')).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expectAccessible(page);
  });
});

test.describe('a session that ended on the server', () => {
  test.use({ provoked: [/401/] });

  test('leads to the sign-in page at the next call', async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/process/todo');
    await expect(page.getByRole('heading', { name: '待办任务' })).toBeAttached();
    await page.evaluate(() => {
      const record: unknown = JSON.parse(localStorage.getItem('pfp-admin-token') ?? '{}');
      localStorage.setItem('pfp-admin-token', JSON.stringify({ ...(record as object), content: 'gone' }));
    });
    await page.reload();
    await expect(page).toHaveURL(/\/login\?redirect=%2Fprocess%2Ftodo/);
  });
});

test('signing out ends the session here and on the server', async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/');
  await page.getByRole('button', { name: /用户菜单/ }).click();
  // The next page would tell it again, and be answered that all is over, if it came before the answer.
  const told = page.waitForResponse(/oauth\/logout/);
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await told;
  await page.goto('/process/todo');
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('the next person to sign in finds nothing of the one before', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  const tabs = page.getByRole('navigation', { name: '已打开的页面' }).getByRole('link');
  const own = page.locator('#profile_realName');
  const openProfile = async () => {
    await page.getByRole('button', { name: /用户菜单/ }).click();
    await page.getByRole('menuitem', { name: '个人信息' }).click();
    await expect(own).not.toHaveValue('');
  };
  await page.goto('/process/todo');
  await openProfile();
  const before = await own.inputValue();
  await expect(tabs).toHaveText(['工作台', '待办任务', '个人信息']);
  await page.getByRole('button', { name: /用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, captchaAnswer, 'editor');
  await expect(page).toHaveURL(/\/wel\/index$/);
  await expect(tabs).toHaveText(['工作台']);
  await openProfile();
  await expect(own).not.toHaveValue(before);
});

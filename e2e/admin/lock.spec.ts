import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('locking asks for a password first, hides everything and leads back', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/process/claim?title=研发');
  await tool(page, '锁屏').click();
  const ask = dialog(page, '设置锁屏密码');
  await ask.getByRole('button', { name: '锁屏' }).click();
  await expect(ask).toContainText('锁屏密码不能为空');
  await ask.getByLabel('锁屏密码').fill('1234');
  await ask.getByLabel('锁屏密码').press('Enter');
  await expect(page).toHaveURL(/\/lock$/);
  await expect(page.getByRole('button', { name: '解锁' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/process/todo');
  await expect(page).toHaveURL(/\/lock$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/lock$/);
  await page.getByLabel('锁屏密码').fill('4321');
  await page.getByRole('button', { name: '解锁' }).click();
  await expect(page.getByText('锁屏密码不正确')).toBeVisible();
  await page.getByLabel('锁屏密码').fill('1234');
  await page.getByLabel('锁屏密码').press('Enter');
  await expect(page).toHaveURL(/\/process\/claim\?title=/);
});

test.describe('a locked screen', () => {
  // The page /404 answers what it says before the app looks at the lock.
  test.use({ provoked: [/404/] });

  test(
    'what was typed rests behind the lock page, and no other page opens meanwhile',
    onlyInFull,
    async ({ visit }) => {
      const page = await visit('admin', officers.acceptor);
      await page.goto('/process/claim');
      const typed = page.locator('#claimList-filter_title');
      await typed.fill('尚未查询');
      await tool(page, '锁屏').click();
      await dialog(page, '设置锁屏密码').getByLabel('锁屏密码').fill('1234');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/lock$/);
      await expect(page.getByRole('menuitem', { name: '办件中心' })).toBeHidden();
      await page.getByLabel('锁屏密码').fill('1234');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/process\/claim$/);
      await expect(typed).toHaveValue('尚未查询');
      await expect(page).toHaveTitle('待签任务');
      await tool(page, '锁屏').click();
      await dialog(page, '设置锁屏密码').getByLabel('锁屏密码').fill('1234');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/lock$/);
      await page.goto('/404');
      await expect(page).toHaveURL(/\/lock$/);
    },
  );
});

test(
  'every tab is locked, and one that did not lock opens all with the password of the account',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    await page.goto('/process/claim');
    const other = await page.context().newPage();
    await other.goto('/process/todo');
    await expect(tool(other, '锁屏')).toBeVisible();
    await tool(page, '锁屏').click();
    await dialog(page, '设置锁屏密码').getByLabel('锁屏密码').fill('1234');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/lock$/);
    await expect(other).toHaveURL(/\/lock$/);
    await other.getByLabel('账号密码').fill(officers.acceptor.password);
    await other.keyboard.press('Enter');
    await expect(other).toHaveURL(/\/process\/todo$/);
    await expect(page).toHaveURL(/\/process\/claim$/);
  },
);

import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expectNoWider } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens the menu search by keyboard. */
async function openSearch(page: Page) {
  await page.goto('/');
  await expect(tool(page, '菜单搜索')).toBeVisible();
  await page.keyboard.press('Control+k');
  return dialog(page, '菜单搜索');
}

test('the menu search matches beginnings before anything else, opens by keyboard and closes on Esc', async ({
  visit,
}) => {
  const page = await visit('admin', officers.acceptor);
  const overlay = await openSearch(page);
  await expect(overlay).toContainText('按 Esc 关闭');
  await expect(overlay.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('任务');
  await expect(overlay).toContainText('其他匹配');
  await expect(overlay.getByRole('option')).toHaveText(['待签任务', '待办任务', '已办任务']);
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await tool(page, '菜单搜索').click();
  await overlay.getByRole('combobox').fill('待');
  await expect(overlay.getByRole('option')).toHaveText(['待签任务', '待办任务']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/process\/todo$/);
  await page.getByRole('combobox', { name: '输入菜单名称' }).fill('待签');
  await expect(page.locator('.ant-select-item-option').filter({ hasText: '待签任务' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/process\/claim$/);
});

test('the menu search keeps the chosen one of many in sight', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  const overlay = await openSearch(page);
  await expect(overlay.getByRole('combobox')).toBeFocused();
  const found = overlay.getByRole('option');
  await expect(found.last()).not.toBeInViewport();
  await page.keyboard.press('ArrowUp');
  await expect(found.last()).toBeInViewport({ ratio: 1 });
});

test(
  'a page that a search finds under another top entry brings that entry and its menus along',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.acceptor);
    // Entries of the top bar are for everybody; these are for this page alone, or every other test would see them.
    await divideMenus(page, { 收件: 'claim', 办理: 'todo' });
    await page.goto('/process/claim');
    const top = page.getByRole('navigation', { name: '顶部菜单' });
    await expect(top.getByRole('button', { name: '收件' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Control+k');
    await dialog(page, '菜单搜索').getByRole('combobox').fill('待办');
    await expect(dialog(page, '菜单搜索').getByRole('option')).toHaveText(['待办任务']);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/process\/todo$/);
    await expect(top.getByRole('button', { name: '办理' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('menuitem', { name: '待办任务' })).toBeVisible();
    await top.getByRole('button', { name: '收件' }).click();
    await expect(page.getByRole('menuitem', { name: '待签任务' })).toBeVisible();
  },
);

interface Menu {
  code: string;
  children: Menu[];
}

/** Puts entries into the top bar of one page, each with one menu of the case work. */
async function divideMenus(page: Page, codes: Record<string, string>) {
  const entries = Object.entries(codes).map(([name, code]) => ({
    ...{ id: code, code, name, source: 'audit', path: null, sort: 1, menuCodes: [code] },
  }));
  const answer = (data: unknown) => ({ json: { code: 200, success: true, msg: '', data } });
  await page.route('**/menu/top-menu', (route) => route.fulfill(answer(entries)));
  await page.route('**/menu/routes?*', async (route) => {
    const address = new URL(route.request().url());
    const asked = address.searchParams.get('topMenuId');
    address.search = '';
    const { data } = (await (await route.fetch({ url: address.href })).json()) as { data: Menu[] };
    const work = data.filter(({ code }) => code === 'process');
    const shown = (rows: Menu[]) => rows.filter(({ code }) => code === asked);
    await route.fulfill(answer(work.map((row) => ({ ...row, children: shown(row.children) }))));
  });
}

test('a narrow window folds the tools behind one button @narrow', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await tool(page, '更多工具').click();
  for (const name of ['全屏', '锁屏', '错误日志', '主题', '主题色', '调试信息', '界面设置'])
    await expect(tool(page, name)).toBeInViewport({ ratio: 1 });
  await tool(page, '主题').click();
  await expect(dialog(page, '主题').getByRole('radio')).toHaveCount(11);
  await expect(tool(page, '主题')).toBeHidden();
});

test('panels and dialogs of the top bar keep to a narrow window @narrow', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  await tool(page, '更多工具').click();
  await expect(page.getByRole('region', { name: '更多工具' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /消息通知/ }).click();
  const notices = page.getByRole('region', { name: '消息通知' });
  await expect(notices.getByRole('tab').first()).toBeVisible();
  await expect(notices).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expectNoWider(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /用户菜单/ })).toBeInViewport({ ratio: 1 });
});

import type { Page } from '@playwright/test';

import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a page that a search finds under another top entry brings that entry and its menus along', async ({
  visit,
}) => {
  const page = await visit('admin', officers.acceptor);
  // Entries of the top bar are for everybody; these are for this page alone, or every other test would see them.
  await divideMenus(page, { 收件: 'claim', 办理: 'todo' });
  await page.goto('/process/claim');
  const top = page.getByRole('navigation', { name: '顶部菜单' });
  await expect(top.getByRole('button', { name: '收件' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+k');
  await dialog(page, '菜单搜索').getByRole('combobox').fill('待办');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/process\/todo$/);
  await expect(top.getByRole('button', { name: '办理' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('menuitem', { name: '待办任务' })).toBeVisible();
  await top.getByRole('button', { name: '收件' }).click();
  await expect(page.getByRole('menuitem', { name: '待签任务' })).toBeVisible();
});

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

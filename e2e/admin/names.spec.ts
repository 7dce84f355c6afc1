import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const tabs = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' });

test(
  'a list is searched by a field called name, and its tab keeps its own',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.editor);
    await page.goto('/policy/policyitem');
    await expect(page.locator('.ant-table-row').first()).toBeVisible();
    await page.getByText('展开', { exact: true }).click();
    await page.locator('[id$="-filter_name"]').fill('没有这样的事项');
    await page.getByRole('button', { name: '查询' }).click();
    await expect(page.locator('.ant-table-placeholder')).toBeVisible();
    await expect(page).toHaveTitle('政策事项');
    await page.reload();
    await expect(page.locator('[id$="-filter_name"]')).toHaveValue('没有这样的事项');
    await expect(page.locator('.ant-table-placeholder')).toBeVisible();
  },
);

test('a report goes by its own name, whatever a link calls it', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/report/reportlist');
  await page.getByRole('button', { name: '运行', exact: true }).first().click();
  await expect(page).toHaveURL(/\/report\/run\//);
  const name = (await page.locator('.report-card .ant-card-head-title').textContent()) ?? '';
  await expect(page).toHaveTitle(name);
  await page.goto(`${page.url()}?name=${encodeURIComponent('请重新登录')}`);
  await expect(tabs(page).locator('[aria-current]')).toHaveText(name);
  await expect(page).toHaveTitle(name);
});

test('the dialog 流程图展示 shows how far a process has come', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.acceptor);
  await page.goto('/process/claim');
  await page.getByRole('button', { name: '更多' }).first().click();
  await page.getByRole('menuitem', { name: '流程图' }).click();
  const shown = dialog(page, '流程图展示');
  await expect(shown.locator('svg [data-element-id]').first()).toBeVisible();
  await expect(shown.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
});

test('the top bar names a person as he has just named himself', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.publisher);
  await page.goto('/info/index');
  const name = page.locator('#profile_realName');
  await expect(name).not.toHaveValue('');
  const before = await name.inputValue();
  for (const called of [`${before}新`, before]) {
    await name.fill(called);
    await page.getByRole('button', { name: /保\s*存/ }).click();
    await expect(page.getByRole('button', { name: `用户菜单 ${called}`, exact: true })).toBeVisible();
  }
});

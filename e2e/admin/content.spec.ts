import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { officers } from '../support/people.ts';
import { beginRow, expectAsked } from '../support/workbench.ts';

const title = `云澜区试行措施 ${Date.now()}`;

async function choose(page: Page, field: Locator) {
  await field.click();
  await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
}

async function write(page: Page, form: Locator) {
  await form.getByLabel('政策标题').fill(title);
  await form.getByLabel('发文机关').fill('云澜区人民政府');
  await choose(page, form.getByLabel('主管部门'));
  await choose(page, form.getByLabel('文件类型'));
  await form.getByLabel('主题分类').fill('综合政务');
  await form.getByLabel('发布日期').fill('2026-11-20');
  await form.getByLabel('发布日期').press('Enter');
  await form.getByLabel('内容摘要').fill('试行一年。');
  await form.getByRole('textbox', { name: '正文' }).fill('第一条 试行。');
}

const found = (page: Page) => page.getByRole('row').filter({ hasText: title });
const address = `/policy/policyinfo?title=${encodeURIComponent(title)}`;

test('an editor writes a policy, a publisher publishes it', async ({ visit }) => {
  // Two people, a long form and an accessibility check of all of it.
  test.slow();
  const editor = await visit('admin', officers.editor);
  const form = await beginRow(editor, '/policy/policyinfo');
  await expectAsked(form, '请输入政策标题', '请选择文件类型');
  await write(editor, form);
  await expectAccessible(editor);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('新增成功')).toBeVisible();

  await editor.goto(address);
  await found(editor).getByRole('button', { name: '更多操作' }).click();
  await editor.getByRole('menuitem', { name: '送审' }).click();
  await editor.getByRole('button', { name: '确定' }).click();
  await expect(found(editor).getByText('待审核')).toBeVisible();

  const publisher = await visit('admin', officers.publisher);
  await publisher.goto(address);
  await found(publisher).getByRole('button', { name: '发布' }).click();
  await publisher.getByRole('button', { name: '确定' }).click();
  await expect(found(publisher).getByText('已发布')).toBeVisible();
});

test('deleting nothing is warned of, deleting asks first', async ({ visit }) => {
  const page = await visit('admin', officers.editor);
  await page.goto('/policy/policyitem');
  await page.getByRole('button', { name: '删除' }).first().click();
  await expect(page.getByText('请选择至少一条数据')).toBeVisible();
  await page.getByRole('row').getByRole('button', { name: '删除' }).first().click();
  const question = page.getByRole('dialog', { name: '确定将选择数据删除?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
});

test('an unsaved form asks before it is closed', async ({ visit }) => {
  const page = await visit('admin', officers.editor);
  const form = await beginRow(page, '/policy/policyitem');
  await form.getByLabel('事项名称').fill('半途');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '继续编辑' }).click();
  await expect(form.getByLabel('事项名称')).toHaveValue('半途');
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '离开' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

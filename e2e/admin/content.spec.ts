import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { clicksOn, countClicks } from '../support/clicks.ts';
import { onlyInFull } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { officers } from '../support/people.ts';
import { agree, beginPage, expectAsked } from '../support/workbench.ts';

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
  await choose(page, form.getByLabel('主题分类'));
  await form.getByLabel('发布日期').fill('2026-11-20');
  await form.getByLabel('发布日期').press('Enter');
  await form.getByLabel('内容摘要').fill('试行一年。');
  await form.getByRole('textbox', { name: '正文' }).fill('第一条 试行。');
}

const found = (page: Page) => page.getByRole('row').filter({ hasText: title });
const address = `/policy/policyinfo?title=${encodeURIComponent(title)}`;

test('an editor writes a policy, a publisher publishes it', onlyInFull, async ({ visit }) => {
  // Two people, a long form and an accessibility check of all of it.
  test.slow();
  const editor = await visit('admin', officers.editor);
  const form = await beginPage(editor, '/policy/policyinfo');
  await expectAsked(form, '请输入政策标题', '请选择文件类型');
  await write(editor, form);
  await expectAccessible(editor);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(editor.getByText('新增成功')).toBeVisible();

  // The page goes on as that of the row, and the next step stands in its footer.
  await expect(editor).toHaveURL(/\/policyinfo\/edit\//);
  await expect(editor).toHaveTitle(title);
  await form.getByRole('button', { name: /新\s*增/ }).click();
  const clause = editor.getByRole('dialog');
  await clause.getByLabel('条款序号').fill('第一条');
  await clause.getByLabel('条款标题').fill('总则');
  await clause.getByRole('textbox', { name: '条款内容' }).fill('为了试行。');
  await clause.getByRole('button', { name: /保\s*存/ }).click();
  await expect(form.getByRole('row').filter({ hasText: '总则' })).toBeVisible();
  await form.getByRole('button', { name: /送\s*审/ }).click();
  await agree(editor);
  await expect(form.getByText('待审核')).toBeVisible();
  await expectAccessible(editor);

  const publisher = await visit('admin', officers.publisher);
  await countClicks(publisher);
  await publisher.goto(address);
  await found(publisher).getByRole('button', { name: '发布' }).click();
  await publisher.getByRole('button', { name: '确定' }).click();
  await expect(found(publisher).getByText('已发布')).toBeVisible();
  expect(await clicksOn(publisher)).toBe(2);
});

test('deleting nothing is warned of, deleting asks first', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.editor);
  await page.goto('/policy/policyitem');
  await page.getByRole('button', { name: '删除' }).first().click();
  await expect(page.getByText('请选择至少一条数据')).toBeVisible();
  const row = page.getByRole('row').nth(1);
  await row.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('dialog', { name: '确定将选择数据删除?' });
  await expect(question).toBeVisible();
  // Named, so that nobody removes the row beside the one that he means.
  const name = (await row.getByRole('cell').nth(1).textContent()) ?? '';
  expect(name).not.toBe('');
  await expect(question).toContainText(name);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
});

test(
  'an unsaved page asks before it is left, and offers what was typed again',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.editor);
    const form = await beginPage(page, '/policy/policyitem');
    await form.getByLabel('事项名称').fill('半途');
    await form.getByRole('button', { name: '返回列表' }).click();
    await page.getByRole('button', { name: '继续编辑' }).click();
    await expect(form.getByLabel('事项名称')).toHaveValue('半途');
    await expect(form.getByText(/已于.*暂存/)).toBeVisible();
    await form.getByRole('button', { name: '返回列表' }).click();
    await page.getByRole('button', { name: '离开' }).click();
    await expect(page).toHaveURL(/\/policyitem$/);
    // The address changes before the page does.
    await expect(form).toHaveCount(0);
    await page.getByRole('button', { name: /新\s*增/ }).click();
    await form.getByRole('button', { name: '恢复未保存的内容' }).click();
    await expect(form.getByLabel('事项名称')).toHaveValue('半途');
  },
);

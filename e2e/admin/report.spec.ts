import type { Page } from '@playwright/test';

import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const name = `验收报表 ${String(Date.now())}`;

const run = async (page: Page, report: string) => {
  await page.goto('/report/reportlist');
  await page.getByRole('row').filter({ hasText: report }).getByRole('button', { name: '运行' }).click();
  await expect(page.getByText(/用时 \d+ 毫秒/)).toBeVisible();
};

test(
  'a report is run by whom it was granted to, as a pivot and as a chart @narrow',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.lead);
    await run(page, '各月办件状态');
    const table = page.getByRole('table').last();
    await expect(table.getByRole('cell', { name: '合计' }).first()).toBeVisible();
    await expectSound(page, 'zh-CN');
    await page.getByRole('radiogroup', { name: '展示方式' }).getByText('柱状图', { exact: true }).click();
    await expect(page.getByRole('img', { name: /各月办件状态/ })).toBeVisible();
    await expectSound(page, 'zh-CN');
  },
);

test('running is the first thing offered to whoever may also design', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/report/reportlist');
  const acts = page.getByRole('row').filter({ hasText: '各月办件状态' }).getByRole('button');
  await expect(acts).toHaveText(['运行', '设计', '']);
  await acts.last().click();
  await expect(page.locator('.ant-dropdown').getByRole('menuitem')).toHaveText(['变更历史']);
});

test('a report is taken away as a file of each kind', onlyInFull, async ({ visit }) => {
  test.slow();
  const page = await visit('admin', officers.lead);
  await run(page, '各政策拨付金额');
  for (const [label, ending] of [
    ['Excel（.xlsx）', /\.xlsx$/],
    ['CSV（.csv）', /\.csv$/],
    ['PDF（.pdf）', /\.pdf$/],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    await page.getByRole('menuitem', { name: label }).click();
    expect((await download).suggestedFilename()).toMatch(ending);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
});

test(
  'a report is designed while what it finds stands beside it, saved and found again',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const page = await visit('admin', officers.admin);
    await page.goto('/report/reportlist');
    const tools = page.locator('.ant-pro-table-list-toolbar').getByRole('button', { name: /\S/ });
    await expect(tools.first()).toHaveText('新建报表');
    await page.getByRole('button', { name: '新建报表' }).click();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('请输入文件名')).toBeVisible();
    await expect(page.getByLabel('最近运行')).toHaveCount(0);
    await page.getByRole('textbox', { name: '文件名' }).fill(name);
    await page.getByRole('button', { name: '增加分组' }).click();
    await page.getByRole('combobox', { name: '分组 1' }).fill('状态');
    await page.getByTitle('状态', { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: '状态' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '合计' })).toBeVisible();
    await page.getByRole('button', { name: '增加条件' }).click();
    await page.getByRole('combobox', { name: '条件 1' }).fill('创建时间');
    await page.getByRole('option', { name: '创建时间', exact: true }).click();
    await page.getByRole('combobox', { name: '条件 1 取值 1' }).fill('year-1');
    await page.getByRole('combobox', { name: '条件 1 取值 2' }).fill('today');
    const found = page.waitForResponse((answer) => /"isAsked":true/.test(answer.request().postData() ?? ''));
    await page.getByRole('checkbox', { name: '运行时询问' }).check();
    expect((await found).url()).toMatch(/\/preview$/);
    expect((await found).ok()).toBe(true);
    await expect(page.getByRole('columnheader', { name: '状态' })).toBeVisible();
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('新增成功')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  },
);

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { onlyInFull } from '../../support/looks.ts';
import { officers } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { drawStep, modelOf, open } from './models.ts';

test(
  'tokens run through what is drawn by keyboard, in the reader’s words, and what is drawn stays',
  onlyInFull,
  async ({ visit }) => {
    const model = await modelOf();
    const page = await visit('admin', officers.admin);
    await open(page, model.id);
    await drawStep(page, '部门审核');
    const press = async (within: Locator | Page, name: string) => {
      await within.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await press(page, '令牌模拟');
    const beside = page.getByRole('complementary', { name: '令牌模拟' });
    const status = beside.getByRole('status');
    await press(beside, '开始');
    await expect(status).toHaveText('运行中');
    await expect(page.getByRole('button', { name: '部门审核 触发' })).toBeVisible();
    await press(beside, '部门审核');
    await expect(status).toHaveText('已结束');
    const way = beside.getByRole('region', { name: '走过的环节' }).getByRole('listitem');
    await expect(way).toHaveText(['开始', '部门审核']);
    await expectAccessible(page);
    await press(beside, '重新开始');
    await expect(status).toHaveText('尚未开始');
    await expect(way).toHaveCount(0);

    await press(page, '令牌模拟');
    await expect(page.locator('.djs-palette')).toBeVisible();
    await page.getByRole('button', { name: /^保\s*存$/ }).click();
    await expect(page.getByText('已保存', { exact: true })).toBeVisible();
    const { xml } = await model.stored();
    expect(xml).toContain('name="部门审核"');
    // What the simulation paints is not written.
    expect(xml).not.toContain('color');
  },
);

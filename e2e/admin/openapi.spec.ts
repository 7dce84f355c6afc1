import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

import { appearance } from '../support/appearance.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { expectNoWider } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const path = '/monitor/openapi';
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

// The light theme in a wide window, and the dark one in a narrow one.
test(
  'a call is found, opened by keyboard and read to the fields of its rows @narrow',
  onlyInFull,
  async ({ visit }, { project }) => {
    const theme = project.name.endsWith('narrow') ? 'dark' : 'white';
    const page = await visit('admin', officers.admin, appearance(theme));
    await page.goto(path);
    await page.getByLabel('搜索路径、名称或编号').fill('get projectinfo/list');
    const call = page.getByRole('button', { name: 'GET /api/policy/projectinfo/list 项目申报：列表' });
    await call.press('Enter');

    const filter = section(page, '参数').getByRole('listitem').filter({ hasText: 'companyName' });
    await expect(filter).toContainText('_like');
    const rows = section(page, '返回').locator('summary').filter({ hasText: 'records' });
    await rows.press('Enter');
    await expect(section(page, '返回').getByText('approvedAmountWan', { exact: true })).toBeVisible();
    await expectNoWider(page);
    await expectAccessible(page);

    // The address brings it back.
    await page.reload();
    await expect(section(page, '参数')).toBeVisible();
    await expect(page.getByLabel('搜索路径、名称或编号')).toHaveValue('');
  },
);

test(
  'the command line of a call and the whole document can be taken along',
  onlyInFull,
  async ({ visit }) => {
    const page = await visit('admin', officers.manager);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${path}?tag=policy&call=policyinfoList`);
    await section(page, 'curl').getByRole('button').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`curl -X GET '${new URL(page.url()).origin}/api/policy/policyinfo/list'`);

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载文档' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toBe('openapi.json');
    const document = JSON.parse(await readFile(await download.path(), 'utf8')) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
  },
);

test('whoever was not granted it has no such page', async ({ visit }) => {
  const page = await visit('admin', officers.editor);
  await page.goto(path);
  await expect(page.getByRole('heading', { name: '403' })).toBeVisible();
});

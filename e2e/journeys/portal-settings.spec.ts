import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { officers } from '../support/people.ts';
import { narrow, wide } from '../support/sizes.ts';
import { expect, test } from '../support/test.ts';

const text = '今晚 22 点起系统维护';
const textEn = 'Maintenance from 10 p.m. tonight';

const entries = async (page: Page, name: string) =>
  page.getByRole('navigation', { name }).getByRole('link').allTextContents();

/** Fills the settings in as they are to be, saves them, and waits until they are saved. */
async function set(office: Page, fill: () => Promise<void>) {
  await fill();
  const saved = office.waitForResponse(/policy\/portal\/submit/);
  await office.getByRole('button', { name: /保\s*存/ }).click();
  expect((await saved).status()).toBe(200);
}

test('a notice and an entry of the navigation that an officer changes are seen by visitors within 5 seconds, in both languages', async ({
  visit,
}) => {
  const office = await visit('admin', officers.admin);
  const [reader, english] = [await visit('portal'), await visit('portal')];
  await reader.goto('/policyinfo');
  await english.goto('/en/policyinfo');
  await expect(reader.getByRole('region', { name: '网站公告' })).toHaveCount(0);
  const before = await entries(reader, '主导航');
  expect(before).toContain('免申即享');

  await office.goto('/policy/portal');
  await expect(office.getByRole('group', { name: '导航栏目' })).toBeVisible();
  await set(office, async () => {
    await office.getByLabel('公告内容', { exact: true }).fill(text);
    await office.getByLabel('英文公告内容').fill(textEn);
    await office.getByRole('checkbox', { name: '显示 免申即享' }).uncheck();
  });
  try {
    const shown = (page: Page, words: string) => async () => {
      await page.reload();
      return page.getByRole('region').filter({ hasText: words }).count();
    };
    await expect.poll(shown(reader, text), { timeout: 5_000 }).toBe(1);
    await expect.poll(shown(english, textEn), { timeout: 5_000 }).toBe(1);
    expect(await entries(reader, '主导航')).toEqual(before.filter((name) => name !== '免申即享'));
    expect(await entries(english, 'Main')).not.toContain('No application');

    await reader.setViewportSize(narrow);
    await expectAccessible(reader);
    await reader.getByRole('button', { name: '关闭公告' }).click();
    await expect(reader.getByText(text)).toBeHidden();
    await expect(reader.locator('#content')).toBeFocused();
    await reader.goto('/notice');
    await expect(reader.getByText(text)).toBeHidden();
    await reader.setViewportSize(wide);
  } finally {
    await set(office, async () => {
      await office.getByLabel('公告内容', { exact: true }).fill('');
      await office.getByLabel('英文公告内容').fill('');
      await office.getByRole('checkbox', { name: '显示 免申即享' }).check();
      for (let place = before.length - 1; place > before.indexOf('免申即享'); place -= 1)
        await office.getByRole('button', { name: '上移 免申即享' }).click();
    });
  }
  await expect
    .poll(
      async () => {
        await reader.reload();
        return entries(reader, '主导航');
      },
      { timeout: 20_000 },
    )
    .toEqual(before);
});

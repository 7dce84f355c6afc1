import type { Page } from '@playwright/test';

import { officers } from '../support/people.ts';
import type { Account } from '../support/sign-in.ts';
import { narrow } from '../support/sizes.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** Every page of the back-office that opens by its address alone, with somebody who works there. */
const pages: { path: string; who: Account }[] = [
  ...opened(officers.acceptor, ['/wel/index', '/process/claim', '/process/todo', '/process/done']),
  ...opened(officers.acceptor, ['/process/case']),
  ...opened(officers.editor, ['/policy/policyinfo', '/policy/policyitem']),
  ...opened(officers.editor, ['/policy/policyitemguide', '/policy/gongshi']),
  ...opened(officers.admin, ['/wel/dashboard', '/desk/notice', '/desk/message', '/desk/messagetemplate']),
  ...opened(officers.admin, ['/info/index', '/test/index', '/dict-horizontal/index', '/dict-vertical/index']),
  ...under('/system', ['user', 'dept', 'post', 'dict', 'dictbiz', 'param', 'region', 'tenant', 'client']),
  ...under('/system', ['tenantpackage', 'recycle', 'registration']),
  ...under('/authority', ['role', 'topmenu', 'menu', 'datascope', 'apiscope', 'permission']),
  ...under('/resource', ['oss', 'attach', 'sms', 'smstemplate', 'smslog', 'smsblacklist']),
  ...under('/monitor', [
    'log/usual',
    'log/api',
    'log/error',
    'log/error-kind',
    'log/login',
    'log/reveal',
    'session',
    'lockout',
    'openapi',
  ]),
  ...under('/tool', ['datasource', 'code']),
  ...under('/report', ['reportlist', 'runs', 'design/new']),
];

for (const { path, who } of pages) {
  test(`${path} is sound in both languages`, async ({ look }) => {
    const page = await look('admin', who);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await test.step('in Chinese in a wide window', () => expectSound(page, 'zh-CN'));
    await test.step('in English, which is longer, in a narrow one', async () => {
      await speakEnglish(page);
      await page.setViewportSize(narrow);
      await page.waitForLoadState('networkidle');
      await expectSound(page, 'en');
      await expectEnglish(page);
    });
  });
}

function opened(who: Account, paths: string[]) {
  return paths.map((path) => ({ path, who }));
}

function under(area: string, names: string[]) {
  return opened(
    officers.admin,
    names.map((name) => `${area}/${name}`),
  );
}

async function speakEnglish(page: Page) {
  await page.getByRole('button', { name: /语言/ }).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
}

/** What an English page says itself is English; what people wrote, in rows, lists and trees, is as they wrote it, and so are their names. */
async function expectEnglish(page: Page) {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const labels = await page
    .locator('label, button:not(li button, td:not(:last-child) button, :has(.shell-user))')
    .allInnerTexts();
  expect.soft([...headings, ...labels].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
}

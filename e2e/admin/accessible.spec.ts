import type { Page } from '@playwright/test';

import { officers } from '../support/people.ts';
import { untilQuiet } from '../support/quiet.ts';
import type { Account } from '../support/sign-in.ts';
import { narrow } from '../support/sizes.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

/** The page that is always open. */
const home = '/wel/index';

/** Every page of the back-office that opens by its address alone, with somebody who works there: those of an area together. */
const areas: { area: string; who: Account; paths: string[] }[] = [
  {
    ...{ area: 'acceptance', who: officers.acceptor },
    paths: [home, '/process/claim', '/process/todo', '/process/done', '/process/case'],
  },
  {
    ...{ area: 'content', who: officers.editor },
    paths: [
      ...['/policy/policyinfo', '/policy/policyitem', '/policy/policyitemguide', '/policy/gongshi'],
      ...['/policy/policyinfo/new', '/policy/policyitemguide/new'],
    ],
  },
  {
    ...{ area: 'desk', who: officers.admin },
    paths: [
      '/wel/dashboard',
      '/desk/notice',
      '/desk/notice/new',
      '/desk/message',
      '/desk/phrase',
      '/desk/messagetemplate',
      '/info/index',
    ],
  },
  {
    ...{ area: 'samples', who: officers.admin },
    paths: ['/test/index', '/dict-horizontal/index', '/dict-vertical/index'],
  },
  under('/system', ['user', 'dept', 'post', 'dict', 'dictbiz', 'param', 'region', 'tenant', 'client']),
  under('/system', ['tenantpackage', 'recycle', 'registration']),
  under('/authority', ['role', 'topmenu', 'menu', 'datascope', 'apiscope', 'permission']),
  under('/resource', ['oss', 'attach', 'sms', 'smstemplate', 'smslog', 'smsblacklist']),
  under('/monitor', ['log/usual', 'log/api', 'log/error', 'log/error-kind', 'log/login', 'log/reveal']),
  under('/monitor', ['session', 'lockout', 'openapi']),
  under('/tool', ['datasource', 'code']),
  under('/report', ['reportlist', 'runs', 'design/new']),
];

// Each area in a document of its own, whichever worker is free.
test.describe.configure({ mode: 'parallel' });

for (const { area, who, paths } of areas) {
  test(`the pages of ${area} from ${paths[0]} on are sound in both languages`, async ({ look }) => {
    test.slow();
    const page = await look('admin', who);
    await page.goto(paths[0]!);
    await page.waitForLoadState('networkidle');
    for (const path of paths) {
      await goOn(page, path);
      await test.step(`${path} in Chinese in a wide window`, () => expectSound(page, 'zh-CN'));
    }
    await untilQuiet(page, () => speakEnglish(page));
    await page.setViewportSize(narrow);
    for (const path of paths) {
      await goOn(page, path);
      await test.step(`${path} in English, which is longer, in a narrow one`, async () => {
        await expectSound(page, 'en');
        await expectEnglish(page);
      });
    }
  });
}

function under(area: string, names: string[]) {
  return { area, who: officers.admin, paths: names.map((name) => `${area}/${name}`) };
}

/**
 * Leads the app to another address in the document that stands, as its links do, and closes the page that was open; home stays.
 * A page load for each took twice as long as all that is looked at in it.
 */
async function goOn(page: Page, path: string) {
  const { pathname } = new URL(page.url());
  if (pathname === path) return;
  await untilQuiet(page, async () => {
    await page.evaluate((address) => {
      const state = { idx: history.length, key: address };
      history.pushState(state, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state }));
    }, path);
    await expect(page.locator('.tab-bar [data-active=true] a')).toHaveAttribute('href', path);
  });
  const left = page.locator('.tab-bar li', { has: page.locator(`a[href="${pathname}"]`) });
  if (pathname === home) return;
  await left.getByRole('button').click();
  await expect(left).toHaveCount(0);
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

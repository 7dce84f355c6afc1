import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { officers } from '../support/people.ts';

const pages = [
  ...['/wel/index', '/process/claim', '/process/todo', '/process/done'].map((path) => ({
    path,
    who: officers.acceptor,
  })),
  ...['/policy/policyinfo', '/policy/policyitem', '/policy/policyitemguide', '/policy/gongshi'].map(
    (path) => ({
      path,
      who: officers.editor,
    }),
  ),
];

const speakEnglish = (page: Page) =>
  page.addInitScript(() => {
    const record = { content: 'en', dataType: 'string', datetime: Date.now(), type: 'local' };
    localStorage.setItem('pfp-admin-language', JSON.stringify(record));
  });

for (const { path, who } of pages) {
  for (const lang of ['zh-CN', 'en']) {
    test(`${path} is sound in ${lang} @narrow`, async ({ visit }) => {
      const page = await visit('admin', who);
      if (lang === 'en') await speakEnglish(page);
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, 'nothing is wider than the window').toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  }
}

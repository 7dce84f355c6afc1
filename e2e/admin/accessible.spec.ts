import type { Page } from '@playwright/test';

import { areas } from '../support/areas.ts';
import { narrow } from '../support/sizes.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { goOn, speakEnglish } from '../support/walk.ts';

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
    await speakEnglish(page);
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

/** What an English page says itself is English; what people wrote, in rows, lists and trees, is as they wrote it, and so are their names. */
async function expectEnglish(page: Page) {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const labels = await page
    .locator('label, button:not(li button, td:not(:last-child) button, :has(.shell-user))')
    .allInnerTexts();
  expect.soft([...headings, ...labels].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
}

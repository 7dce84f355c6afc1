import type { Page } from '@playwright/test';

import { expectAccessible, findingsOn } from '../support/axe.ts';
import { guideTitled } from '../support/guides.ts';
import { movingOn, unseenOn, withoutRing } from '../support/seen.ts';
import { expect, test } from '../support/test.ts';

const guide = '/policyitemguide/policyitemguideDetail';

/** One page of each kind that is read, by an address that answers. */
const pages = {
  'the front page': () => Promise.resolve('/'),
  'a list': () => Promise.resolve('/policyinfo'),
  'the search': () => Promise.resolve('/search?keyword=补贴'),
  'a guide': async () => `${guide}?id=${(await guideTitled('出口信用保险保费资助')).id}`,
  'a policy': async () => {
    const { policyId } = await guideTitled('出口信用保险保费资助');
    return `/policyinfo/policyinfoDetail?id=${policyId}`;
  },
};

/** Whether the system asks a page for something, as the page sees it. */
const asks = (page: Page, query: string) => page.evaluate((media) => matchMedia(media).matches, query);

for (const [name, addressOf] of Object.entries(pages)) {
  test(`${name} is seen and used in colours that the system forces`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(await addressOf());
    expect(await asks(page, '(forced-colors: active)')).toBe(true);
    await expectAccessible(page);
    expect.soft(await unseenOn(page)).toEqual([]);
    expect.soft(await withoutRing(page)).toEqual([]);
  });

  test(`${name} has the contrast of 7:1 where the system asks for more`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(await addressOf());
    expect(await asks(page, '(prefers-contrast: more)')).toBe(true);
    await expectAccessible(page);
    expect.soft(await findingsOn(page, ['color-contrast-enhanced'])).toEqual([]);
    expect.soft(await unseenOn(page)).toEqual([]);
    expect.soft(await withoutRing(page)).toEqual([]);
  });

  test(`${name} moves for nobody who asks for less motion`, async ({ page }) => {
    const address = await addressOf();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(address);
    // What is looked for is there at all.
    expect(await movingOn(page)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    expect(await movingOn(page)).toEqual([]);
    await expectAccessible(page);
  });
}

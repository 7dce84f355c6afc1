import type { Page } from '@playwright/test';

import { expectAccessible, findingsOn } from '../support/axe.ts';
import { guideTitled } from '../support/guides.ts';
import { markSurfaces, movingOn, unseenOn, withoutRing } from '../support/seeing/seen.ts';
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

// The page is kept for the tests that follow, as the settings of the run have it.
test.afterEach(({ page }) =>
  page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference', reducedMotion: 'reduce' }),
);

/** Of colours that the system forces axe knows only some, and takes others for those of the page: that texts are seen is looked at beside it. */
const ofForced = ({ rule }: { rule: string }) => !rule.startsWith('color-contrast');

for (const [name, addressOf] of Object.entries(pages)) {
  test(`${name} is seen and used in colours that the system forces`, async ({ page }) => {
    await page.goto(await addressOf());
    expect(await markSurfaces(page)).toBeGreaterThan(0);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await asks(page, '(forced-colors: active)')).toBe(true);
    expect.soft((await findingsOn(page)).filter(ofForced)).toEqual([]);
    expect.soft(await unseenOn(page)).toEqual([]);
    expect.soft(await withoutRing(page)).toEqual([]);
  });

  test(`${name} has a contrast of 7:1 where the system asks for more`, async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' });
    await page.goto(await addressOf());
    expect(await asks(page, '(prefers-contrast: more)')).toBe(true);
    await expectAccessible(page);
    expect.soft(await findingsOn(page, ['color-contrast-enhanced'])).toEqual([]);
    expect.soft(await unseenOn(page)).toEqual([]);
    expect.soft(await withoutRing(page)).toEqual([]);
  });

  test(`${name} moves for nobody who asks for less motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(await addressOf());
    expect(await movingOn(page)).toEqual([]);
    await expectAccessible(page);
  });
}

test('what is looked for is there: a page moves where nobody asks for less', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  expect(await movingOn(page)).not.toEqual([]);
});

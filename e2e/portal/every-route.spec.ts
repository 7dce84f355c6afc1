import { readdirSync } from 'node:fs';

import { addressOf, publicRoutes } from '../accessibility/public-routes.ts';
import type { ReadPage } from '../accessibility/public-routes.ts';
import { expectAccessible, rulesOfLooks } from '../support/axe.ts';
import { looking, looksAt } from '../support/looks.ts';
import { modes, showIn } from '../support/seeing/modes.ts';
import { narrow } from '../support/sizes.ts';
import { expectNoWider, expectSound, languages } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { showText } from '../support/seeing/text-size.ts';

const site = new URL('../../portal/src/app/[locale]/(site)/', import.meta.url);
/** For who has signed in, or has been given a link. */
const personal = /^\/(user|process|form-preview|policyitemguide\/(application|declaration))(\/|$)/;

/** The paths of all pages, as the folders of the portal say. */
const pathsOfPages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .map((file) => `/${file.replaceAll('\\', '/')}`)
  .filter((file) => file.endsWith('/page.tsx'))
  .map((file) => file.replace(/\/page\.tsx$/, '') || '/');

test('every page that everybody may open is looked at', () => {
  const open = new Set(pathsOfPages.filter((path) => !personal.test(path)));
  expect(new Set(publicRoutes.map(({ path }) => path))).toEqual(open);
});

test.describe('a page as it comes, with large text, in a narrow window, in elder mode and in high contrast', () => {
  // Pages of errors answer with their status, on which the browser remarks.
  test.use({ provoked: [/status of (403|404|410|500)/] });

  for (const route of publicRoutes)
    for (const { name, prefix, lang, size } of looksAt(`${route.path}${route.search ?? ''}`, languages))
      test(`${route.path}${route.search ?? ''} is sound in ${name}`, looking, async ({ page, request }) => {
        const read: ReadPage = async (address) => (await request.get(address)).text();
        await page.setViewportSize(size);
        await page.goto(prefix + (await addressOf(read, route)));
        await expectSound(page, lang);
        for (const mode of looksAt(`${name} ${route.path}`, modes.slice(1))) {
          await showIn(page, mode);
          await expectAccessible(page, rulesOfLooks);
        }
        await showIn(page, 'plain');
        await page.setViewportSize({ ...narrow, width: 320 });
        await expectNoWider(page);
        await page.setViewportSize({ width: 1280, height: 900 });
        await showText(page, 2);
        await expectNoWider(page);
        await showText(page, 1);
      });
});

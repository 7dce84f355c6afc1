import type { Page } from '@playwright/test';

import type { Locale } from '../../shared/src/messages/kit.ts';
import { areas, home } from '../support/areas.ts';
import { expectForm, expectList, openedForm } from '../support/list-page.ts';
import type { Listed } from '../support/list-page.ts';
import { entitiesReadIn } from '../support/lists.ts';
import { looking, looksAt } from '../support/looks.ts';
import { untilQuiet } from '../support/quiet.ts';
import { narrow, wide } from '../support/sizes.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { goOn, speakEnglish } from '../support/walk.ts';
import { closeDialog } from '../support/workbench.ts';

// Each area in a document of its own, whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const told =
  'are sound in both languages, hide nothing that tells rows apart, and their forms say what they ask for';

/** How a page is read in each language: what it says of itself, and the window in which it opens; English is longer. */
const readings = {
  zh: { lang: 'zh-CN', size: wide, within: 'in Chinese in a wide window' },
  en: { lang: 'en', size: narrow, within: 'in English in a narrow window' },
} as const;

/** In `npm test` one page in six is read, in one language; `npm run test:full` reads each in both. */
const ways = [
  ...(['later', 'later', 'later', 'zh', 'later', 'later'] as const),
  ...(['later', 'en', 'later', 'later', 'later', 'later'] as const),
] as const;

for (const { area, who, paths } of areas.filter((one) => one.paths.some(isReadHere)))
  test(`the pages of ${area} from ${paths[0]} on ${told}`, looking, async ({ look }) => {
    test.slow();
    const page = await look('admin', who);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    await walk(page, paths, 'zh');
    if (!paths.some((path) => isReadIn('en', path))) return;
    await goOn(page, home);
    await speakEnglish(page);
    await walk(page, paths, 'en');
  });

/** Whether a page is read in a language in this run. */
function isReadIn(locale: Locale, path: string): boolean {
  return looksAt(path, ways).includes(locale);
}

/** Whether a page is read at all in this run. */
function isReadHere(path: string): boolean {
  return isReadIn('zh', path) || isReadIn('en', path);
}

/** Opens each page once that is read in this language, and holds it to all that is asked of it. */
async function walk(page: Page, paths: readonly string[], locale: Locale) {
  const readHere = paths.filter((path) => isReadIn(locale, path));
  let found = 0;
  for (const path of readHere) {
    const read = await readSoundly(page, path, locale);
    // Where rows are written on a page of their own, that page is one of these.
    const isWrittenHere = !paths.includes(`${path}/new`);
    if (path !== home && !path.endsWith('/new'))
      found += await readList(page, { path, locale, read, isWrittenHere });
  }
  // Not each page is a list; and what is monitored is read by when it happened.
  if (readHere.length === paths.length && !paths[0]?.startsWith('/monitor'))
    expect(found, 'columns that tell rows apart').toBeGreaterThan(0);
}

/** Opens a page and holds it to being sound; answers which entities it read. */
async function readSoundly(page: Page, path: string, locale: Locale) {
  const { lang, size, within } = readings[locale];
  await page.setViewportSize(size);
  const read = await entitiesReadIn(page, () => goOn(page, path));
  await test.step(`${path} ${within}`, async () => {
    await expectSound(page, lang);
    if (locale === 'en') await expectEnglish(page);
  });
  return read;
}

/** Holds the list that stands, and the form of its next row, to telling what they are; both are read in a wide window. */
async function readList(page: Page, { isWrittenHere, ...list }: Listed & { isWrittenHere: boolean }) {
  const { path, locale } = list;
  if (readings[locale].size !== wide) await untilQuiet(page, () => page.setViewportSize(wide));
  const found = await test.step(`the list of ${path} in ${locale}`, () => expectList(page, list));
  const form = isWrittenHere && (await openedForm(page, locale));
  if (!form) return found;
  await test.step(`the form of ${path} in ${locale}`, () => expectForm(page, form, path));
  await closeDialog(page);
  return found;
}

/** What an English page says itself is English; what people wrote, in rows, lists and trees, is as they wrote it, and so are their names. */
async function expectEnglish(page: Page) {
  const headings = await page.getByRole('columnheader').allInnerTexts();
  const labels = await page
    .locator('label, button:not(li button, td:not(:last-child) button, :has(.shell-user))')
    .allInnerTexts();
  expect.soft([...headings, ...labels].filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
}

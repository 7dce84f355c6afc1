import type { Locator, Page } from '@playwright/test';

import type { Locale } from '../../shared/src/messages/kit.ts';
import { areas, home } from '../support/areas.ts';
import { cutLabels, entitiesReadIn, headersIn, misnamed, tellingHeaders } from '../support/lists.ts';
import { officers } from '../support/people.ts';
import { expectSettled } from '../support/settled.ts';
import { expect, test } from '../support/test.ts';
import { goOn, speakEnglish } from '../support/walk.ts';
import { closeDialog } from '../support/workbench.ts';

// Each area in a document of its own, whichever worker is free.
test.describe.configure({ mode: 'parallel' });

const adding = { zh: /^新\s*增$/, en: /^Add$/ };

for (const { area, who, paths } of areas)
  test(`lists of ${area} from ${paths[0]} on hide nothing that tells rows apart, and their forms say what they ask for`, async ({
    look,
  }) => {
    test.slow();
    const page = await look('admin', who);
    await page.goto(home);
    await page.waitForLoadState('networkidle');
    await walk(page, paths, 'zh');
    await goOn(page, home);
    await speakEnglish(page);
    await walk(page, paths, 'en');
  });

/** What an officer reads of the tasks that he may take, holds and has done, by the address of each list. */
const inbox: Record<Locale, Record<string, string[]>> = {
  zh: {
    '/process/claim': ['标题', '办理期限', '当前环节', '申报单位', '到达时间'],
    '/process/todo': ['标题', '办理期限', '当前环节', '申报单位', '金额（万元）', '到达时间'],
    '/process/done': ['标题', '完成时间', '当前环节', '申报单位', '到达时间'],
  },
  en: {
    '/process/claim': ['Title', 'Due', 'Step', 'Applicant'],
    '/process/todo': ['Title', 'Due', 'Step', 'Applicant', 'Amount (CNY 10,000)', 'Arrived'],
    '/process/done': ['Title', 'Finished', 'Step', 'Applicant', 'Arrived'],
  },
};

test('the inbox hides neither what a case is, nor until when, where it stands and since when', async ({
  look,
}) => {
  const page = await look('admin', officers.reviewer);
  await page.goto(home);
  await page.waitForLoadState('networkidle');
  for (const locale of ['zh', 'en'] as const) {
    if (locale === 'en') await speakEnglish(page);
    for (const [path, told] of Object.entries(inbox[locale])) {
      await goOn(page, path);
      await expectSettled(page);
      await expect(page.locator('.task-card-title').filter({ visible: true }).first()).toBeVisible();
      const headers = await headersIn(page);
      for (const header of told)
        expect.soft(headers[header] ?? Infinity, `${header} of ${path} is in sight`).toBeLessThanOrEqual(0);
    }
  }
});

/** What tells the rows of a list apart, by its entity: of all that the page reads, the one that most headers speak of. */
function mostNamed(headers: Record<string, number>, telling: readonly string[][]): string[] {
  const share = (names: readonly string[]) => names.filter((name) => name in headers).length;
  return telling.toSorted((one, other) => share(other) - share(one)).find((names) => share(names) > 0) ?? [];
}

async function walk(page: Page, paths: readonly string[], locale: Locale) {
  let found = 0;
  for (const path of paths.filter((one) => one !== home && !one.endsWith('/new')))
    await test.step(`${path} in ${locale}`, async () => {
      const read = await entitiesReadIn(page, async () => {
        await goOn(page, path);
        await expectSettled(page);
      });
      const headers = await headersIn(page);
      const listed = mostNamed(
        headers,
        read.map((entity) => tellingHeaders(entity, locale)),
      );
      found += listed.length;
      for (const header of listed)
        expect.soft(headers[header] ?? Infinity, `${header} of ${path} is in sight`).toBeLessThanOrEqual(0);
      expect.soft(await cutLabels(page), `${path} cuts no label`).toEqual([]);
      expect.soft(await misnamed(page), `${path} calls all as it reads`).toEqual([]);
      const add = page.getByRole('button', { name: adding[locale] }).filter({ visible: true }).first();
      if (paths.includes(`${path}/new`) || (await add.count()) === 0) return;
      await add.click();
      const form = page.locator('.ant-modal').filter({ visible: true });
      const own = page.locator('.editor-page:visible');
      await expect(form.or(own)).toBeVisible();
      if ((await own.count()) > 0) return;
      await expectForm(page, form, path);
      await closeDialog(page);
    });
  // What is monitored is read by when it happened.
  if (!paths[0]?.startsWith('/monitor')) expect(found, 'columns that tell rows apart').toBeGreaterThan(0);
}

async function expectForm(page: Page, form: Locator, path: string) {
  await expectSettled(page);
  const fields = form.locator(
    'input:not([type=hidden], [type=file], [disabled]), textarea, [contenteditable=true], [role=switch]',
  );
  await expect
    .soft(fields.filter({ visible: true }).first(), `${path} begins at its first field`)
    .toBeFocused();
  expect.soft(await cutLabels(page), `the form of ${path} cuts no label`).toEqual([]);
  expect.soft(await misnamed(page)).toEqual([]);
  for (const label of await form.locator('.ant-form-item-label label').filter({ visible: true }).all()) {
    const text = (await label.innerText()).trim();
    const id = (await label.getAttribute('for')) ?? '';
    await expect
      .soft(form.locator(`[id="${id}"]`), `${text} of ${path} names its field`)
      .toHaveAccessibleName(new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')), { timeout: 1000 });
  }
}

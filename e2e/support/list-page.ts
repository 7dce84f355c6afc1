import type { Locator, Page } from '@playwright/test';

import type { Entity } from '../../shared/src/contract/kit/entity.ts';
import type { Locale } from '../../shared/src/messages/kit.ts';
import { cutLabels, headersIn, misnamed, tellingHeaders } from './lists.ts';
import { expectSettled } from './settled.ts';
import { expect } from './test.ts';

const adding = { zh: /^新\s*增$/, en: /^Add$/ };

/** What tells the rows of a list apart, by its entity: of all that the page reads, the one that most headers speak of. */
function mostNamed(headers: Record<string, number>, telling: readonly string[][]): string[] {
  const share = (names: readonly string[]) => names.filter((name) => name in headers).length;
  return telling.toSorted((one, other) => share(other) - share(one)).find((names) => share(names) > 0) ?? [];
}

/** A list as a page shows it: where, in which language, and of which entities its rows may be. */
export interface Listed {
  path: string;
  locale: Locale;
  read: readonly Entity[];
}

/** Holds a list to showing what tells its rows apart, to whole labels and to true names; answers how many headers tell rows apart. */
export async function expectList(page: Page, { path, locale, read }: Listed): Promise<number> {
  await expectSettled(page);
  const headers = await headersIn(page);
  const listed = mostNamed(
    headers,
    read.map((entity) => tellingHeaders(entity, locale)),
  );
  for (const header of listed)
    expect.soft(headers[header] ?? Infinity, `${header} of ${path} is in sight`).toBeLessThanOrEqual(0);
  expect.soft(await cutLabels(page), `${path} cuts no label`).toEqual([]);
  expect.soft(await misnamed(page), `${path} calls all as it reads`).toEqual([]);
  return listed.length;
}

/** Asks a list for a new row; answers the dialog in which it is written, undefined where there is none. */
export async function openedForm(page: Page, locale: Locale): Promise<Locator | undefined> {
  const add = page.getByRole('button', { name: adding[locale] }).filter({ visible: true }).first();
  if ((await add.count()) === 0) return undefined;
  await add.click();
  const form = page.locator('.ant-modal').filter({ visible: true });
  const own = page.locator('.editor-page:visible');
  await expect(form.or(own)).toBeVisible();
  return (await own.count()) > 0 ? undefined : form;
}

/** Holds the form of a new row to beginning at its first field, and to labels that are whole and name their fields. */
export async function expectForm(page: Page, form: Locator, path: string): Promise<void> {
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

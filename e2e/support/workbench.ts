import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Chooses an act from the menu at the end of the row that shows this text. */
export async function actOn(page: Page, row: string, item: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: row }).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Opens a page and waits until the call that fills it is answered. */
export async function openFilled(page: Page, address: string, call: RegExp): Promise<void> {
  // As long as the test may take: on one core beside other work a page took 34 s.
  await Promise.all([page.waitForResponse(call, { timeout: 0 }), page.goto(address)]);
}

/** Opens a list and the form for a new row over it. */
export async function beginRow(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  // Between two signs alone on a button a space may be drawn.
  await page.getByRole('button', { name: /新\s*增/ }).click();
  return page.getByRole('dialog');
}

/** Opens a list and the page for a new row, where its rows are written on pages of their own. */
export async function beginPage(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: /新\s*增/ }).click();
  return page.locator('.editor-page:visible');
}

/** Saves a form as it stands and expects it to ask for what is missing. */
export async function expectAsked(form: Locator, ...sentences: readonly string[]): Promise<void> {
  await form.getByRole('button', { name: /保\s*存/ }).click();
  for (const sentence of sentences) await expect(form.getByText(sentence)).toBeVisible();
}

/** Says yes to the question that stands on top. */
export const agree = (page: Page): Promise<void> =>
  page.locator('.ant-modal-confirm-btns .ant-btn-primary').last().click();

/** Closes the dialog on top, and waits until no dialog is left. */
export async function closeDialog(page: Page): Promise<void> {
  await page.locator('.ant-modal-close').last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Chooses an option of a dialog's select by its label. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  // A value that is chosen already lies over the box that carries the label.
  const item = page.locator('.ant-modal .ant-form-item').filter({ hasText: label });
  await item.locator('.ant-select').first().click();
  await page.locator('.ant-select-item-option').filter({ hasText: option }).last().click();
}

/** Chooses one colleague in the picker of people, by search: what other tests add may fill the first page of the list. */
export async function pickPerson(page: Page, name: string): Promise<void> {
  const picker = page.getByRole('dialog', { name: '人员选择' });
  await picker.getByLabel('姓名').fill(name);
  await picker.getByLabel('姓名').press('Enter');
  await picker.getByRole('row').filter({ hasText: name }).getByRole('radio').check();
  await picker.getByRole('button', { name: /^确\s*定$/ }).click();
}

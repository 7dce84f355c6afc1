import type { Page } from '@playwright/test';

import { officers } from '../../support/people.ts';
import { signedIn } from '../../support/sign-in.ts';
import { expect } from '../../support/test.ts';

/** Where models are kept. */
export const at = 'blade-workflow/design/model';
const stamp = `${String(Date.now())}_${String(process.pid)}`;
let made = 0;

interface Stored {
  id: string;
  modelKey: string;
  version: number;
  xml: string;
}

/** A model to draw on, as a new one begins or with a document of its own. */
export async function modelOf(xml?: string) {
  const { http } = await signedIn('admin', officers.admin);
  const modelKey = `drawn_${stamp}_${(made += 1)}`;
  const model = await http.post<Stored>(`${at}/submit`, {
    modelKey,
    name: `画的流程${made}`,
    ...(xml && { xml }),
  });
  return { ...model, http, stored: () => http.get<Stored>(`${at}/detail`, { id: model.id }) };
}

/** Opens the designer on a model. */
export const open = async (page: Page, id: string) => {
  await page.goto(`/workflow/design/process/${id}`);
  await expect(page.locator('.djs-palette')).toBeVisible();
};
/** The properties of what is chosen. */
export const panel = (page: Page) => page.getByRole('complementary', { name: '属性' });

/** Draws a step behind the start of a new model. */
export async function drawStep(page: Page, name: string): Promise<void> {
  await page.locator('[data-element-id="start"]').click();
  await page.locator('[data-action="append.append-task"]').click();
  await page.keyboard.press('Escape');
  const field = panel(page).getByLabel('名称', { exact: true });
  await field.fill(name);
  await field.blur();
}

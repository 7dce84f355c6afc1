import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectSettled } from './settled.ts';

/** Refuses a page on which axe finds anything, naming each rule with the places that break it. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect(found, page.url()).toEqual([]);
}

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectSettled } from './settled.ts';

/**
 * Refuses a page on which axe finds anything, naming each rule with the places that break it.
 * It looks in the page itself and describes only what it refuses: describing all that is right, and putting the
 * frames together in a second page, took five times as long and found the same.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page);
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, `${page.url()} in a window ${page.viewportSize()?.width} wide`).toEqual([]);
}

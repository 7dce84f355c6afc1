import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import AxeBuilder from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectSettled } from './settled.ts';

// axe belongs to the package that runs it, so it is found from there.
const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing: what the builder puts into each frame before every look, where axe stands already. */
const standsAlready = ';';

/** Puts axe into each frame that does not hold it yet; a document that is looked at again keeps it. */
async function bringAxe(page: Page) {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource);
}

/**
 * Refuses a page on which axe finds anything, naming each rule with the places that break it.
 * It looks in the page itself and describes only what it refuses: describing all that is right, and putting the
 * frames together in a second page, took five times as long and found the same.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectSettled(page);
  await bringAxe(page);
  const axe = new AxeBuilder({ page, axeSource: standsAlready })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
  expect.soft(found, `${page.url()} in a window ${page.viewportSize()?.width} wide`).toEqual([]);
}

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

/** A rule that a page breaks, and where. */
interface Broken {
  rule: string;
  places: string[];
}

/** Rules of axe that a page may keep in one look and break in another. */
export const rulesOfLooks = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page as it stands, by all of its rules or by those named.
 * It looks in the page itself and describes only what it refuses: describing all that is right, and putting the
 * frames together in a second page, took five times as long and found the same.
 */
export async function findingsOn(page: Page, rules?: readonly string[]): Promise<Broken[]> {
  await expectSettled(page);
  await bringAxe(page);
  const axe = new AxeBuilder({ page, axeSource: standsAlready })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    places: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`),
  }));
}

/** Refuses a page on which axe finds anything by the same rules, naming each rule with the places that break it. */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  const found = await findingsOn(page, rules);
  expect.soft(found, `${page.url()} in a window ${page.viewportSize()?.width} wide`).toEqual([]);
}

import type { Page } from '@playwright/test';

import { findingsOn } from '../support/axe.ts';
import { modes, showIn } from '../support/seeing/modes.ts';
import type { Finding } from './findings.ts';

/** The windows of the specification's phone, tablet and desk. */
const widths = [1280, 768, 390] as const;

interface Way {
  mode: string;
  width: number;
}

/** Each mode in each window. */
export const everyWay: readonly Way[] = modes.flatMap((mode) => widths.map((width) => ({ mode, width })));

/** As it comes, on a desk. */
export const plainWay: readonly Way[] = [{ mode: 'plain', width: 1280 }];

/** Looks at an address in the given ways, all in one visit. */
export async function look(page: Page, address: string, ways: readonly Way[]): Promise<Finding[]> {
  await page.goto(address);
  const found: Finding[] = [];
  for (const { mode, width } of ways) {
    await showIn(page, mode);
    await page.setViewportSize({ width, height: 900 });
    for (const { rule, places } of await findingsOn(page))
      found.push(...places.map((place) => ({ rule, place, way: `${mode} at ${String(width)}` })));
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0)
      found.push({
        rule: 'reflow: the page is wider than its window',
        place: `by ${String(wider)} px`,
        way: `${mode} at ${String(width)}`,
      });
  }
  return found;
}

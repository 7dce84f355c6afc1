import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';

/** For how long nothing may be on its way, as after a page load. */
const quietMs = 500;

interface Traffic {
  /** What has been asked for and has not come. */
  open: Set<Request>;
  /** When something was last asked for or came. */
  last: number;
}

const watched = new WeakMap<Page, Traffic>();

function watch(page: Page): Traffic {
  const traffic: Traffic = { open: new Set(), last: Date.now() };
  const ended = (request: Request) => {
    traffic.open.delete(request);
    traffic.last = Date.now();
  };
  page.on('request', (request) => {
    traffic.open.add(request);
    traffic.last = Date.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  watched.set(page, traffic);
  return traffic;
}

/**
 * Does something in a page that stands, then waits until all that it asked for has come and nothing more is asked for.
 * Playwright's own `networkidle` tells that once for each document: in one that has loaded it waits for nothing.
 */
export async function untilQuiet(page: Page, work: () => Promise<void>): Promise<void> {
  const traffic = watched.get(page) ?? watch(page);
  traffic.open.clear();
  await work();
  traffic.last = Date.now();
  const isQuiet = () => traffic.open.size === 0 && Date.now() - traffic.last >= quietMs;
  await expect.poll(isQuiet, { message: 'all that was asked for has come', intervals: [100] }).toBe(true);
}

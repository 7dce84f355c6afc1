import type { Page } from '@playwright/test';

/** Shows a page as a browser does that is told to show text at so many times its size; `1` for its own again. */
export async function showText(page: Page, times: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await tools.detach();
}

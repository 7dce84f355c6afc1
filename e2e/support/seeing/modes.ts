import type { Page } from '@playwright/test';

/** How a reader may have the portal shown: as it comes, or with a class of the document. */
export const modes = ['plain', 'elder', 'contrast'] as const;

/** Shows a page in a mode, as the portal does when its reader has chosen it. */
export const showIn = (page: Page, mode: string): Promise<void> =>
  page.evaluate(
    ([one, all]) => {
      for (const name of all) document.documentElement.classList.toggle(name, name === one);
    },
    [mode, modes.filter((name) => name !== 'plain')] as const,
  );

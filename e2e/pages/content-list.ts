import type { Page } from '@playwright/test';

/** A list of content in the back-office, and what its buttons do with one row. */
export class ContentList {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a list at the rows with a title. */
  async lookFor(path: string, title: string) {
    await this.page.goto(`${path}?title=${encodeURIComponent(title)}`);
    await this.row(title).waitFor();
  }

  /** Presses a row's button and confirms. */
  async act(button: string, title: string) {
    await this.row(title).getByRole('button', { name: button }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  }

  private row(title: string) {
    return this.page.getByRole('row').filter({ hasText: title });
  }
}

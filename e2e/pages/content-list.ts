import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The calls behind the buttons of a row. */
const calls = { 发布: 'publish', 下线: 'offline' } as const;

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

  /** Presses a row's button and confirms; ends with the server's answer. */
  async act(button: keyof typeof calls, title: string) {
    await this.row(title).getByRole('button', { name: button }).click();
    const answered = this.page.waitForResponse((answer) =>
      new URL(answer.url()).pathname.endsWith(`/${calls[button]}`),
    );
    await this.page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    expect((await answered).ok()).toBe(true);
  }

  private row(title: string) {
    return this.page.getByRole('row').filter({ hasText: title });
  }
}

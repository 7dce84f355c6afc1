import type { Locator } from '@playwright/test';

/** The steps in which the back-office opens a tenant. */
export class TenantOpening {
  readonly dialog: Locator;

  constructor(dialog: Locator) {
    this.dialog = dialog;
  }

  async fill(label: string, value: string) {
    await this.dialog.getByLabel(label, { exact: true }).fill(value);
  }

  async next() {
    await this.dialog.getByRole('button', { name: '下一步' }).click();
  }

  async back() {
    await this.dialog.getByRole('button', { name: '上一步' }).click();
  }

  async open() {
    await this.dialog.getByRole('button', { name: '开通' }).click();
  }
}

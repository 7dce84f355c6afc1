import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { expectSettled } from '../support/settled.ts';
import { openFilled } from '../support/workbench.ts';

/** An officer's way through a task in the back-office. */
export class Officer {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Takes the waiting task of a case and opens it. */
  async take(applyNo: string) {
    await this.lookFor(applyNo);
    await this.claim(applyNo);
    await expect(this.page.getByText('签收成功')).toBeVisible();
    await this.open(applyNo);
  }

  /** Looks for a case among what may be taken; the server has said by then what there is. */
  async lookFor(applyNo: string) {
    const call = new RegExp(`/claimList\\?.*title=${applyNo}`);
    await openFilled(this.page, `/process/claim?title=${applyNo}`, call);
  }

  /** Holds that a case is not among what may be taken. */
  async findsNothing(applyNo: string) {
    await this.lookFor(applyNo);
    await expectSettled(this.page);
    await expect(this.page.getByText('暂无数据').filter({ visible: true })).toBeVisible();
    await expect(this.row(applyNo)).toHaveCount(0);
  }

  /** Presses the button that takes a task. */
  async claim(applyNo: string) {
    await this.row(applyNo)
      .getByRole('button', { name: /签\s*收/ })
      .click();
  }

  /** Opens a task that is his already. */
  async open(applyNo: string) {
    await this.page.goto(`/process/todo?title=${applyNo}`);
    await this.row(applyNo)
      .getByRole('button', { name: /办\s*理/ })
      .click();
    await expect(this.page.getByRole('tab', { name: '申报表单' })).toBeVisible();
  }

  /** Says something and presses one of the node's buttons. */
  async decide(button: string, comment = '') {
    await this.press(button, comment);
    await expect(this.page.getByText('办理成功')).toBeVisible();
  }

  /** The same, whatever comes of it. */
  async press(button: string, comment = '') {
    if (comment) await this.page.getByLabel('办理意见').fill(comment);
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** A case's row in the list that is open. */
  row(applyNo: string) {
    return this.page.getByRole('row').filter({ hasText: applyNo });
  }
}

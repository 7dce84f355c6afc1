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
    await this.row(applyNo).getByRole('button', { name: '签收并办理' }).click();
    await expect(this.page.getByText('签收成功')).toBeVisible();
    await this.seesCase();
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
      .getByRole('button', { name: /^签\s*收$/ })
      .click();
  }

  /** Opens a task that is his already. */
  async open(applyNo: string) {
    await this.page.goto(`/process/todo?title=${applyNo}`);
    await this.row(applyNo)
      .getByRole('button', { name: /^办\s*理$/ })
      .click();
    await this.seesCase();
  }

  /** The case is open, be it beside the list or on a page of its own. */
  async seesCase() {
    await expect(this.page.getByRole('heading', { name: '申报表单' })).toBeVisible();
  }

  /** Says something and presses one of the node's buttons. */
  async decide(button: string, comment = '') {
    await this.press(button, comment);
    await expect(this.page.getByText('办理成功')).toBeVisible();
  }

  /** Presses a button that asks once more, answers what its dialog asks for, and confirms. */
  async confirm(button: string, answers: Record<string, string> = {}) {
    await this.press(button);
    const dialog = this.page.getByRole('dialog', { name: `确认${button}？` });
    for (const [label, answer] of Object.entries(answers)) await dialog.getByLabel(label).fill(answer);
    await expect(dialog).toContainText('**** **** ****');
    await dialog.getByRole('button', { name: `确认${button}` }).click();
    await expect(this.page.getByText('办理成功')).toBeVisible();
  }

  /** The same as deciding, whatever comes of it. */
  async press(button: string, comment = '') {
    if (comment) await this.page.getByLabel('办理意见').fill(comment);
    await this.page.getByRole('button', { name: button, exact: true }).click();
  }

  /** A case's row in the list that is open, or its card where there is no room for a table. */
  row(applyNo: string) {
    return this.page.getByRole('row').or(this.page.getByRole('article')).filter({ hasText: applyNo });
  }
}

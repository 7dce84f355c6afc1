import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { actOn, agree } from '../support/workbench.ts';

/** A list of the back-office as the entity kit draws it: its rows, their acts, and the form over them. */
export class EntityList {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a list at the rows that these filters find. */
  async open(path: string, filters: Record<string, string> = {}) {
    await this.page.goto(`${path}?${new URLSearchParams(filters).toString()}`);
  }

  /** The row with a text. */
  row(text: string) {
    return this.page.getByRole('row').filter({ hasText: text });
  }

  /** Presses one of a row's buttons. */
  async press(text: string, button: string) {
    await this.row(text).getByRole('button', { name: button, exact: true }).click();
  }

  /** Does with a row what stands behind its last button. */
  async pick(text: string, act: string) {
    await actOn(this.page, text, act);
  }

  /** Begins a new row and answers its form. */
  async add() {
    await this.page.getByRole('button', { name: '新增', exact: true }).first().click();
    return this.form();
  }

  /** The dialog in front. */
  form() {
    return this.page.getByRole('dialog').last();
  }

  /** Holds the dialog in front to a width, which it grows to as it opens. */
  async expectWidth(width: number) {
    const now = async () => Math.round((await this.form().boundingBox())?.width ?? 0);
    await expect.poll(now).toBe(width);
  }

  /** Presses the button that saves the dialog in front. */
  async save() {
    await this.form().getByRole('button', { name: '保存' }).click();
  }

  /** Picks a value of a dialog's select by typing a part of its name. */
  async choose(label: string, name: string) {
    await this.form().getByLabel(label, { exact: true }).fill(name);
    await this.page.getByTitle(name, { exact: true }).last().click();
  }

  /** Checks a node of the tree of boxes that is in sight, found by its name. */
  async check(name: string) {
    const form = this.form();
    await form.getByLabel('输入名称搜索').filter({ visible: true }).fill(name);
    const node = form.locator('.ant-tree-treenode').filter({ hasText: name, visible: true });
    await node.first().locator('.ant-tree-checkbox').click();
  }

  /** Agrees to what is asked in front. */
  async agree() {
    await agree(this.page);
  }
}

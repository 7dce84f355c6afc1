import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { guideTitled } from '../support/guides.ts';

/** A small PDF with nothing but its signature and one page. */
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What a company answers to the form of an award for software revenue, but for the year that it is about. */
const award = {
  choices: { 首次突破的台阶: '1亿元' },
  texts: {
    '主营业务收入（万元）': '12000',
    '软件业务收入（万元）': '11000',
    '此前最高软件业务收入（万元）': '8000',
    软件产品名称: '云岚生产管理软件',
    软件著作权登记号: '2025SR0018001',
    '年度收入（万元）': '6000',
    申报说明: '上年度软件业务收入首次突破一亿元，已完成统计申报。',
    '申请金额（万元）': '20',
    联系人: '林小满',
    联系电话: '12000001001',
  },
};

/** A company's way through an application in the portal. */
export class Applicant {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Finds an open item by its name and begins; ends on the task list. */
  async begin(item: string) {
    await this.page.goto('/');
    await this.page.getByText('可申报事项', { exact: true }).click();
    await this.page.getByRole('search').getByRole('combobox').first().fill(item);
    await this.page.keyboard.press('Enter');
    // Each page on the way holds links of these names.
    await expect(this.page).toHaveURL(/\?keyword=/);
    await this.page.getByRole('link', { name: item }).first().click();
    await expect(this.page).toHaveURL(/\?id=/);
    await this.page.getByRole('link', { name: '在线申报' }).first().click();
    await this.page.getByRole('button', { name: '开始申报' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: /申报填写|软件/ })).toBeVisible();
  }

  /** Opens one part of the task list. */
  async open(part: string) {
    await this.page.getByRole('link', { name: part }).click();
    await expect(this.page.getByRole('heading', { name: part }).first()).toBeVisible();
    await this.page.waitForLoadState('networkidle');
  }

  async confirmCompany() {
    await this.open('核对企业信息');
    await this.page
      .getByRole('link', { name: '确认无误，继续' })
      .or(this.page.getByRole('button', { name: '确认无误，继续' }))
      .click();
  }

  /** Fills in the award's form, for the year before the item opens; every answer is saved by itself. */
  async answer(item: string) {
    const { applyStart } = await guideTitled(item);
    await expect(this.page.getByRole('heading', { name: '填写申报内容' })).toBeVisible();
    await this.page.waitForLoadState('networkidle');
    for (const [label, value] of Object.entries(award.choices)) {
      const group = this.page
        .getByRole('group', { name: label })
        .or(this.page.getByRole('radiogroup', { name: label }));
      const select = this.page.getByRole('combobox', { name: label });
      await expect(group.or(select).first()).toBeVisible();
      if (await select.count()) await select.selectOption({ label: value });
      else await group.getByText(value, { exact: true }).click();
    }
    await this.page.getByRole('button', { name: /添加一行/ }).click();
    const year = String(Number(applyStart?.slice(0, 4)) - 1);
    for (const [label, value] of Object.entries({ 收入所属年度: year, ...award.texts }))
      await this.page.getByLabel(label, { exact: false }).first().fill(value);
  }

  /** Gives answers that are right by themselves and do not fit together, is told so at the field, and mends them. */
  async contradict() {
    const label = '此前最高软件业务收入（万元）';
    const highest = this.page.getByRole('textbox', { name: label });
    await highest.fill('20000');
    await this.goOn();
    await expect(this.page.getByRole('alert').first()).toContainText('不是首次突破');
    await expect(highest).toHaveAccessibleDescription('此前收入已达到所选台阶，不是首次突破');
    await highest.fill(award.texts[label]);
    await expect(highest).toHaveAccessibleDescription('');
  }

  async saved() {
    await expect(this.page.getByText(/已保存 \d\d:\d\d/).first()).toBeVisible({ timeout: 30_000 });
  }

  /** Uploads a paper for every material that must have one. */
  async upload() {
    const cards = this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: /必需$/ }) });
    // The step before saves and checks itself before it leads here.
    await expect(cards.first()).toBeVisible();
    for (const card of await cards.all()) {
      const file = { name: '材料.pdf', mimeType: 'application/pdf', buffer: paper };
      await card.locator('input[type=file]').first().setInputFiles(file);
      await expect(card.getByText('已上传', { exact: true })).toBeVisible();
    }
  }

  /** Saves this part and goes to the next. */
  async goOn() {
    const { page } = this;
    await page
      .getByRole('button', { name: '保存并继续' })
      .or(page.getByRole('link', { name: '继续', exact: true }))
      .or(page.getByRole('button', { name: '继续', exact: true }))
      .click();
  }

  async fillAccount() {
    await this.page.getByLabel('开户银行').fill('江屿银行云澜支行');
    await this.page.getByLabel('银行账号').fill('6222000011112222');
  }

  /** Signs and presses the button, whatever comes of it. */
  async pressSubmit() {
    await this.page.getByRole('checkbox', { name: /本单位已阅读并同意/ }).check();
    await this.page.getByRole('button', { name: '签署并提交' }).click();
  }

  /** Signs and hands in. */
  async handIn() {
    await this.pressSubmit();
    await expect(this.page.getByRole('heading', { name: '提交成功' })).toBeVisible();
  }

  /** The same; answers the reference number. */
  async sign(): Promise<string> {
    await this.handIn();
    const number = await this.page
      .getByText(/^YL\d{13}$/)
      .first()
      .textContent();
    return number ?? '';
  }
}

import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** A small PDF with nothing but its signature and one page. */
const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** What a company answers to an award's form. */
const award = {
  choices: { 奖励情形: '首次认定', 认定级别: '市级', 是否领取过同类奖励: '否' },
  texts: {
    认定名称: '市级软件企业',
    认定机关: '江屿市工业和信息化局',
    证书或文件编号: '江工信〔2026〕18号',
    认定日期: '2026-03-18',
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
    await this.page.getByRole('search').getByRole('searchbox').first().fill(item);
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

  /** Fills in the award's form; every answer is saved by itself. */
  async answer() {
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
    for (const [label, value] of Object.entries(award.texts))
      await this.page.getByLabel(label, { exact: false }).first().fill(value);
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

  /** Signs and hands in; answers the reference number. */
  async sign(): Promise<string> {
    await this.pressSubmit();
    await expect(this.page.getByRole('heading', { name: '提交成功' })).toBeVisible();
    const number = await this.page
      .getByText(/^YL\d{13}$/)
      .first()
      .textContent();
    return number ?? '';
  }
}

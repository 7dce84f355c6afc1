import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { maskOf } from '../../shared/src/contract/kit/mask.ts';
import { captchaAnswer } from '../support/origins.ts';
import { codeSentTo } from '../support/messages/sms.ts';

/** Between two codes to one phone lies a minute. */
const untilNextCode = 90_000;

/** The forms by which somebody registers at the portal and asks how far it has come; their fields by the names that they are sent under. */
export class Registration {
  readonly page: Page;
  /** The newest code that has come. */
  code = '';

  constructor(page: Page) {
    this.page = page;
  }

  /** Fills in the form; what a provider vouches for stands there already, a number in part, and cannot be changed. */
  async fill(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) {
      const field = this.field(name);
      if ((await field.getAttribute('readonly')) === null) await field.fill(value);
      else expect([value, maskOf('idNumber', value)]).toContain(await field.inputValue());
    }
  }

  /** Holds that the form has all this. */
  async holds(values: Record<string, string>) {
    for (const [name, value] of Object.entries(values)) await expect(this.field(name)).toHaveValue(value);
  }

  /** Has a code sent to the phone of the form, which is there already, and types it. */
  async typeCode(phone: string) {
    await expect(async () => {
      await this.field('captchaCode').fill(captchaAnswer);
      await this.page.getByRole('button', { name: '获取短信验证码' }).click();
      await expect(this.page.getByText('验证码已发出')).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: untilNextCode });
    this.code = await codeSentTo(phone, this.code);
    await this.field('smsCode').fill(this.code);
  }

  /** Agrees to what has to be agreed to, answers the captcha and sends the form; ends where somebody says what happens next. */
  async send() {
    for (const box of await this.page.getByRole('checkbox', { name: /^我已阅读并同意/ }).all())
      await box.check();
    await this.field('captchaCode').fill(captchaAnswer);
    await this.page.getByRole('button', { name: '提交注册' }).click();
    await expect(this.page.getByRole('status').filter({ hasText: '已提交，等待管理员审批' })).toBeVisible();
  }

  /** Asks how far a request has come; its code brings back what was typed. */
  async ask(number: string, phone: string) {
    await this.fill({ number, phone });
    await this.typeCode(phone);
    await this.field('captchaCode').fill(captchaAnswer);
    await this.page.getByRole('button', { name: '查询', exact: true }).click();
  }

  field(name: string) {
    return this.page.locator(`#${name}`);
  }
}

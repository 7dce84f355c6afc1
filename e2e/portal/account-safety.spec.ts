import type { Page } from '@playwright/test';

import { company } from '../support/people.ts';
import { captchaAnswer, origins } from '../support/origins.ts';
import { signedIn } from '../support/sign-in.ts';
import { codeSentTo } from '../support/messages/sms.ts';
import { expect, test } from '../support/test.ts';

/** Somebody whom no other test signs in. */
const who = company('c078');
const phone = '12000001011';

async function reset(page: Page, password: string) {
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码？' }).click();
  await page.getByLabel('账号或手机号').fill(who.account);
  await page.getByLabel('验证码', { exact: true }).fill(captchaAnswer);
  await page.getByRole('button', { name: '获取', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '验证码已经发出' })).toBeVisible();
  await page.getByLabel('手机验证码').fill(await codeSentTo(phone));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入新密码').fill(password);
  await page.getByRole('button', { name: '设置新密码' }).click();
  await expect(page.getByRole('status').filter({ hasText: '新密码已设置' })).toBeVisible();
}

test('a link that carries nothing good is refused, and leaves the address', async ({ visit, noise: _ }) => {
  const page = await visit('portal');
  await page.goto(`/login/reset#01a21ff3-8c6a-427f-8dcb-3bc267646a05.${'a'.repeat(43)}`);
  await expect(page.getByLabel('再次输入新密码')).toBeVisible();
  expect(page.url()).toBe(`${origins.portal}/login/reset`);
});

for (const [locale, title, heading] of [
  ['zh', '账号与安全', '登录情况'],
  ['en', 'Account and safety', 'Where you are signed in'],
] as const)
  test(`one’s own account is shown and its other sessions are ended (${locale})`, async ({ visit }) => {
    const person = who;
    const elsewhere = await signedIn('portal', person);
    const page = await visit('portal', person);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(locale === 'zh' ? '/user/basic/personal' : '/en/user/basic/personal');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
    await page
      .getByRole('button', { name: locale === 'zh' ? '结束其他全部登录' : 'End all other sessions' })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: locale === 'zh' ? '结束其他全部登录' : 'End all other sessions' })
      .click();
    await expect
      .poll(() =>
        elsewhere.http.get('blade-user/info').then(
          () => 'open',
          () => 'over',
        ),
      )
      .toBe('over');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

// The last of this file: from here on he has another password.
test('a forgotten password is replaced by a code, and the sessions that were open are over', async ({
  visit,
}) => {
  const before = await signedIn('portal', who);
  const page = await visit('portal');
  await reset(page, 'Fresh-Pass1');
  await expect(before.http.get('blade-user/info')).rejects.toThrow();
  const after = await signedIn('portal', { account: who.account, password: 'Fresh-Pass1' });
  expect((await after.http.get<{ account: string }>('blade-user/info')).account).toBe(who.account);
});

import type { Page } from '@playwright/test';

import { replaceFirstPassword, signInAtDesk } from '../pages/back-office-login.ts';
import { codeNow } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { onlyInFull } from '../support/looks.ts';
import { officers } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { expectNoWider } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';
import { agree } from '../support/workbench.ts';

const chosen = 'Chosen-By-Other1';
const own = 'Own-Choice-2';

/** Somebody new whose password an administrator chose. */
async function addPerson(phone: string) {
  const { http } = await signedIn('admin', officers.admin);
  const account = `safe${phone.slice(-6)}`;
  const { records } = await http.get<{ records: { id: string }[] }>('blade-system/role/list', {
    roleAlias: 'editor',
  });
  const names = { account, realName: '安全测试', name: '安全测试' };
  await http.post('blade-user/submit', { ...names, phone, password: chosen, roleId: records[0]?.id });
  return account;
}

const freshPhone = () => `139${String(Date.now()).slice(-8)}`;

async function prove(page: Page) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('登录密码').fill(own);
  await dialog.getByRole('button', { name: /确\s*定/ }).click();
}

test.describe('a person of the back-office', () => {
  test.use({ provoked: [/400 \(Bad Request\)/] });

  test(
    'changes the first password before anything else, sets up a second factor and is asked for it @narrow',
    onlyInFull,
    async ({ visit }) => {
      test.slow();
      const account = await addPerson(freshPhone());
      const page = await visit('admin');
      await signInAtDesk(page, { account, password: chosen });
      await expect(page.getByText('请先修改密码再继续使用')).toBeVisible();
      await expectNoWider(page);
      await expectAccessible(page);
      await replaceFirstPassword(page, chosen, own);
      await signInAtDesk(page, { account, password: own });
      await expect(page).toHaveURL(/\/wel\/index/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('账号安全');

      await page.goto('/info/index');
      await page.getByRole('tab', { name: '修改密码' }).click();
      await page.getByRole('button', { name: '启用二次验证' }).click();
      await prove(page);
      await expect(page.getByRole('img', { name: '二次验证二维码' })).toBeVisible();
      await expectNoWider(page);
      await expectAccessible(page);
      const key = (await page.locator('code').first().textContent()) ?? '';
      await page.getByLabel('动态验证码').fill(codeNow(key));
      await page.getByRole('button', { name: '确认启用' }).click();
      const codes = page.getByRole('region', { name: '恢复码' }).locator('code');
      await expect(codes).toHaveCount(10);
      const code = (await codes.first().textContent()) ?? '';
      await page.getByRole('button', { name: '我已保存' }).click();
      await expect(page.getByText('剩余恢复码 10 个')).toBeVisible();

      const again = await visit('admin');
      await signInAtDesk(again, { account, password: own });
      await expect(again.getByText('密码正确')).toBeVisible();
      await expectNoWider(again);
      await expectAccessible(again);
      await again.getByLabel('动态验证码').fill('000000');
      await again.getByRole('button', { name: '验证' }).click();
      await expect(again.getByRole('alert')).toHaveText('动态验证码不正确');
      await again.getByLabel('动态验证码').fill(code);
      await again.getByRole('button', { name: '验证' }).click();
      await expect(again).toHaveURL(/\/wel\/index/);
    },
  );
});

test(
  'a phone number is told in part, and whole for a reason that the log keeps',
  onlyInFull,
  async ({ visit }) => {
    test.slow();
    const phone = freshPhone();
    const account = await addPerson(phone);
    const page = await visit('admin', officers.admin);
    await page.goto(`/system/user?account=${account}`);
    const masked = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    await page.getByRole('row', { name: account }).getByRole('button', { name: '查看', exact: true }).click();
    await expect(page.getByRole('dialog').getByText(masked)).toBeVisible();
    await page.getByRole('button', { name: '查看完整 手机号码' }).click();
    const dialog = page.getByRole('dialog', { name: '查看完整 手机号码' });
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(dialog.getByText('请输入查看原因')).toBeVisible();
    await dialog.getByLabel('查看原因').fill('核实身份');
    await dialog.getByRole('button', { name: /确\s*定/ }).click();
    await expect(dialog.getByText(phone)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/monitor/log/reveal?target=${encodeURIComponent('安全测试')}`);
    await expect(page.getByRole('row').filter({ hasText: '核实身份' }).first()).toContainText('手机号码');
  },
);

test('what a person may do is explained by his roles', onlyInFull, async ({ visit }) => {
  const page = await visit('admin', officers.admin);
  await page.goto('/authority/permission');
  await page.getByRole('combobox', { name: '选择人员' }).fill('acceptor');
  await page.getByTitle(/^周文静/).click();
  const width = async () => (await page.locator('.explain-person').boundingBox())?.width;
  await expect.poll(width).toBeGreaterThan(350);
  await expect(page.getByText('受理人员').first()).toBeVisible();
  await page.getByLabel('输入名称或编号搜索').fill('user_add');
  await page.getByRole('row').filter({ hasText: '系统管理' }).getByRole('button').click();
  await page.getByRole('row').filter({ hasText: '用户管理' }).getByRole('button').click();
  const row = page.getByRole('row').filter({ hasText: 'user_add' });
  await expect(row).toContainText('没有角色授予');

  await page.getByRole('tab', { name: '按权限' }).click();
  await page.getByRole('combobox', { name: '选择菜单或按钮' }).fill('projectinfo_reveal');
  await page.getByTitle(/projectinfo_reveal/).click();
  await expect(page.getByRole('row').filter({ hasText: 'finance' })).toContainText('拨付人员');
});

test('what was removed comes back from the recycle bin', onlyInFull, async ({ visit }) => {
  const account = await addPerson(freshPhone());
  const { http } = await signedIn('admin', officers.admin);
  const { records } = await http.get<{ records: { id: string }[] }>('blade-user/page', { account });
  const [person] = records;
  await http.post('blade-user/remove', { ids: person?.id });
  const page = await visit('admin', officers.admin);
  await page.goto('/system/recycle');
  await page.getByRole('combobox', { name: '类型' }).fill('用户');
  await page.getByTitle('用户', { exact: true }).last().click();
  const row = page.getByRole('row').filter({ hasText: '安全测试' }).first();
  await expect(row).toContainText('林知远');
  await row.getByRole('button', { name: '还原' }).click();
  await agree(page);
  await expect(page.getByText('还原成功')).toBeVisible();
});
